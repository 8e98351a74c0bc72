import { publicOrigin } from "#app/platform/config/config.ts";

// In production every cookie of the product is `__Host-` on the wire: sent over https alone, to
// this host alone, and no other host of the domain can set one. The prefix is added and removed
// here, so that the code has one name for each cookie, and the same build works over plain http
// locally (docs/decisions/0070-the-request-guard.md).

const prefix = "__Host-";
type Vars = { APP_URL?: string | undefined };

/** The request with the product's cookies under their names in code, and with no others. */
export function withOwnCookies(request: Request, { APP_URL }: Vars): Request {
  const sent = request.headers.get("cookie");
  if (sent === null || !publicOrigin(APP_URL)) return request;
  // A browser takes other kinds of space for a part of the name, and lets any host plant that one.
  const own = sent.split(/;[ \t]*/).filter((cookie) => cookie.startsWith(prefix));
  const headers = new Headers(request.headers);
  headers.set("cookie", own.map((cookie) => cookie.slice(prefix.length)).join("; "));
  return new Request(request, { headers });
}

/** Cookies as a browser would send them, for a request of our own. */
export const sentCookies = (cookies: string, { APP_URL }: Vars): string =>
  publicOrigin(APP_URL) ? prefix + cookies : cookies;

/** Makes the cookies of an answer such ones. */
export function keepCookiesHere(headers: Headers, { APP_URL }: Vars): void {
  const set = headers.getSetCookie();
  if (set.length === 0 || !publicOrigin(APP_URL)) return;
  headers.delete("set-cookie");
  for (const cookie of set) {
    const secure = /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
    headers.append("set-cookie", secure.startsWith(prefix) ? secure : prefix + secure);
  }
}
