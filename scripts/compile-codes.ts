// Compiles the fault codes of app/features/codes/data: the library to app/features/codes/library.json,
// the catalog to public/code-titles. node scripts/compile-codes.ts
// docs/decisions/0133-titles-of-all-standard-codes.md says what they are.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { run } from "./failure.ts";

const folder = "public/code-titles";

await run(async () => {
  // Imported here, as reading the data may fail with a message for its author.
  const { catalogFiles, libraryFile } = await import("./codes/files.ts");
  const files = catalogFiles();
  writeFileSync("app/features/codes/library.json", libraryFile());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text);
  console.log(`app/features/codes/library.json and ${folder}: ${files.size} files`);
});
