// Reads links from stdin, and says what each is read as, and written as again.
import { readFileSync } from "node:fs";
import { linkText, readLink } from "../../uncle_widgets/site/site_links.ts";

const told = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(told.map((text) => [readLink(text), linkText(readLink(text))])));
