import { readFileSync } from "node:fs";
import { readTerms } from "#app/features/translator/glossary/terms.ts";

// A static file in production, read from the disk for tests that run the rules themselves.
readTerms(readFileSync("app/features/translator/glossary/terms.txt", "utf8"));
