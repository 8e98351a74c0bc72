import { href } from "react-router";

/** The query of the list of codes: words or a group, and the code after which it continues. */
export type CodeQuery = { text: string; family?: string | undefined; after?: string | undefined };

/** The address of a list of codes. */
export function browseHref({ text, family, after }: CodeQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (family) params.set("family", family);
  if (after) params.set("after", after);
  const query = params.toString();
  return query ? `${href("/codes")}?${query}` : href("/codes");
}
