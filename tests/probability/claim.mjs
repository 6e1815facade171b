// Says what trials show, as a page without Python does, of each case in a file.
import { readFileSync } from "node:fs";
import { claimWords } from "../../uncle_widgets/static/saved/saved_claim.js";

const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"));
process.stdout.write(JSON.stringify(cases.map((one) => claimWords(...one))));
