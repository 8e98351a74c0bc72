import { denials } from "./denials.ts";
import { injections } from "./injections.ts";
import type { Sentence } from "./sentence.ts";
import { values } from "./values.ts";

/** Sixty sentences of the forum. */
export const sentences: Sentence[] = [...values, ...denials, ...injections];
