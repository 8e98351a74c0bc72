// Makes the files of code titles, public/code-titles, from the parts in
// app/features/codes/catalog/source: node scripts/code-titles.ts
// docs/decisions/0133-titles-of-all-standard-codes.md says what they are.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { titleFiles } from "./code-titles/files.ts";
import { run } from "./failure.ts";

const folder = "public/code-titles";

await run(() => {
  const files = titleFiles();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text);
  console.log(`${folder}: ${files.size} files`);
});
