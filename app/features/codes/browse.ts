import { href } from "react-router";
/**
 * What the list of codes is asked for, as its address says it: words, or a group; after which code
 * it goes on.
 */
export type Browse = { text: string; family?: string | undefined; after?: string | undefined };

/** The address of the list that answers this. */
export function browseHref({ text, family, after }: Browse): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (family) params.set("family", family);
  if (after) params.set("after", after);
  const query = params.toString();
  return query ? `${href("/codes")}?${query}` : href("/codes");
}
