import { moreWords } from "#app/ui/more-words.tsx";
import { en } from "./words.en.ts";
import { es } from "./words.es.ts";

/** Around every page of the admin area: its words, which no member's browser needs. */
export const AdminWords = moreWords("admin", { en, es });
