// Says what trials show, as a page without Python does, of each case in a file.
import { readFileSync } from "node:fs";
import { claimWords } from "../../uncle_widgets/widgets/saved/saved_claim.ts";

const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"));
process.stdout.write(JSON.stringify(cases.map((one) => claimWords(...one))));
