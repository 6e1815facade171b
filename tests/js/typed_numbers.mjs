// Each case of tests/numbers.toml as the JavaScript reads it: [field, text] come on stdin, readings go out.
import { readFileSync } from "node:fs";
import { readNumber } from "../../uncle_widgets/widgets/page/typed_number.ts";

const cases = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(cases.map(([rule, text]) => readNumber(text, rule))));
