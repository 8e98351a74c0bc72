import { readFileSync } from "node:fs";
import { type Catalog, openPacked } from "#app/features/codes/catalog/catalog.ts";

/** The catalog of code titles as the product reads it. */
export const catalog: Catalog = openPacked(
  JSON.parse(readFileSync("public/code-titles/all.json", "utf8")),
);
