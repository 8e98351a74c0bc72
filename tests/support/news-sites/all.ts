import { charsets } from "./charsets.ts";
import { feeds } from "./feeds.ts";
import { hostileAnswers } from "./hostile-answers.ts";
import { hostileContent } from "./hostile-content.ts";
import { pages } from "./pages.ts";
import { pictures } from "./pictures.ts";
import type { NewsSite } from "./site.ts";

export const newsSites: readonly NewsSite[] = [
  ...feeds,
  ...pages,
  ...charsets,
  ...pictures,
  ...hostileAnswers,
  ...hostileContent,
];
