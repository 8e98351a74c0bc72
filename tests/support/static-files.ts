import { readFileSync } from "node:fs";
import { readLibrary } from "#app/features/codes/library.ts";
import { readCanned } from "#app/features/phrases/canned/canned.ts";
import { readTerms } from "#app/features/translator/glossary/terms.ts";

// Static files in production, read from the disk for tests that run the rules themselves.
readTerms(readFileSync("app/features/translator/glossary/terms.txt", "utf8"));
readLibrary(readFileSync("app/features/codes/library.json", "utf8"));
readCanned(readFileSync("app/features/phrases/canned/canned.txt", "utf8"));
