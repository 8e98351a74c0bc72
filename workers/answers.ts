import type { Config } from "#app/platform/config/config.ts";
import { frames } from "#app/platform/requests/response-headers.ts";
import { showsPlayer } from "./page-rules.ts";

/**
 * Whether a write comes from another site's page (S5). Browsers send Origin with every post; what
 * sends neither header is no browser.
 */
export function crossSite(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  // "null" is the origin of a page with `no-referrer`, and also of any sandboxed one:
  // Sec-Fetch-Site decides.
  if (origin === "null") return site !== "same-origin";
  if (origin !== null) return origin !== new URL(request.url).origin;
  return site !== null && site !== "same-origin" && site !== "none";
}

/**
 * Additions to everyone's policy on some pages: the video player is allowed only where videos are
 * watched.
 */
const pagePolicies: readonly [appliesTo: (pathname: string) => boolean, directive: string][] = [
  [showsPlayer, "frame-src https://www.youtube-nocookie.com"],
];

/**
 * Gives a page its Content-Security-Policy, with the nonce of this request (S9). Without a nonce it
 * is a page without scripts, and none may run.
 */
export function withPolicy(
  response: Response,
  pathname: string,
  nonce: string | undefined,
  config: Config,
): Response {
  const name = "content-security-policy";
  const own = response.headers.get(name) ?? policy(pathname, nonce, config);
  try {
    response.headers.set(name, own);
    return response;
  } catch {
    // Immutable headers of fetched or cached responses need a copy.
    const copy = new Response(response.body, response);
    copy.headers.set(name, own);
    return copy;
  }
}

/**
 * External targets of forms: Checkout and the billing portal (Chromium applies the policy to
 * redirects too).
 */
const payPages =
  "https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com https://connect.stripe.com";

function policy(pathname: string, nonce: string | undefined, { payments }: Config): string {
  const marked = import.meta.env.DEV
    ? "'self' 'unsafe-inline'"
    : nonce
      ? `'self' 'nonce-${nonce}'`
      : undefined;
  return [
    "default-src 'self'",
    `script-src ${marked ?? "'none'"}`,
    `style-src ${marked ?? "'self'"}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    payments === "stripe" ? `form-action 'self' ${payPages}` : "form-action 'self'",
    frames,
    ...pagePolicies.filter(([appliesTo]) => appliesTo(pathname)).map(([, directive]) => directive),
  ].join("; ");
}
