import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fillIn } from "../filled.ts";
import { addLanguage, addToJson, translateTranslation, translationsOf } from "./translate.ts";

/**
 * Writes the product's sources into `folder`, with a third language beside the two, and with its
 * configuration filled in for a site of its own.
 */
export function copyWithThirdLanguage(folder: string): void {
  const sources = globSync("{app,workers,demo,scripts}/**/*.{ts,tsx}");
  const translations = translationsOf(new Set(sources));
  const write = (file: string, text: string) => {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text);
  };
  for (const file of sources) {
    const text = addLanguage(file, readFileSync(file, "utf8"), translations);
    write(file, text);
    const translation = translations.get(file);
    if (translation) write(translation, translateTranslation(file, text, translations));
  }
  const rest = [
    ...globSync("{app,workers,demo,scripts}/**/*.*"),
    ...globSync("*.{json,toml,config.ts,d.ts}"),
  ].filter((file) => !sources.includes(file) && file !== "package-lock.json");
  for (const file of rest) cpSync(file, path.join(folder, file));
  for (const file of globSync("{.,workers/*}/wrangler.toml"))
    write(file, fillIn(readFileSync(file, "utf8")));
  for (const whole of ["public", "migrations"])
    cpSync(whole, path.join(folder, whole), { recursive: true });
  for (const file of [...globSync("public/code-titles/*.json"), "app/features/codes/library.json"])
    write(file, addToJson(readFileSync(file, "utf8")));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const tsconfig = readFileSync("tsconfig.json", "utf8");
  write("tsconfig.json", tsconfig.replace(/^ +"(tests|bench)",\n/gm, ""));
}
