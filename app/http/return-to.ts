/** The storage key of the page to return to after signing in (specification, section 9). */
export const returnKey = "redirectAfterLogin";

/**
 * A local address, path and query only, or undefined. It is resolved first, as a browser would, and
 * the result must be a plain path: `//evil.com`, `/\evil.com`, `/..//evil.com`, control characters
 * and other origins are all refused (S6).
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/") || text.length > 500 || /[\\\p{Cc}]/u.test(text)) return undefined;
  const origin = "http://own.invalid";
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.pathname.startsWith("//") || url.username) return undefined;
  return url.pathname + url.search;
}
