import { readFileSync } from "node:fs";
import { type Codes, openFile } from "#app/features/codes/code-file.ts";

/** A file of the catalog as the product reads it: a range, or all of it. */
export const catalogFile = (name: string): Codes =>
  openFile(JSON.parse(readFileSync(`public/code-titles/${name}.json`, "utf8")));

export const catalog: Codes = catalogFile("all");
