import { readFileSync } from "node:fs";
import { readTerms } from "#app/features/translation/glossary/terms.ts";

// A static file in production, read from the disk for tests that run the rules themselves.
readTerms(readFileSync("app/features/translation/glossary/terms.txt", "utf8"));
