import type { Article } from "#app/features/news/read/article.ts";
import type { SourceKind } from "./source.ts";

/**
 * What a source would bring in: how many articles, the newest of them, and the selector that found
 * them.
 */
export type Preview = {
  kind: SourceKind;
  count: number;
  articles: Article[];
  /** A feed that the page announces. */
  feed?: string | undefined;
  selector: string;
};
