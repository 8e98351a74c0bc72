import type { Article } from "#app/features/news/read/article.ts";
import type { SourceKind } from "./source.ts";

/** The articles of a previewed source, and the selector that found them. */
export type Preview = {
  kind: SourceKind;
  count: number;
  articles: Article[];
  /** A feed that the page links to. */
  feed?: string | undefined;
  selector: string;
};
