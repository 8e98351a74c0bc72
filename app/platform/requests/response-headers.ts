import { publicOrigin } from "#app/platform/config/config.ts";

/** Forbids other sites to show pages in a frame. */
export const frames = "frame-ancestors 'none'";

/**
 * The headers of every response: a page, a document, a picture, a health check, an error, a
 * redirect (public/_headers sets them for the static files). Headers that a response already has
 * are unchanged.
 */
export function setSecurityHeaders(
  headers: Headers,
  { APP_URL }: { APP_URL?: string | undefined },
): void {
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-frame-options", "DENY");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("permissions-policy", "camera=(self), microphone=(self), geolocation=()");
  if (!headers.has("referrer-policy"))
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (publicOrigin(APP_URL))
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  const policy =
    headers.get("content-security-policy") ??
    "default-src 'none'; base-uri 'none'; form-action 'none'";
  headers.set(
    "content-security-policy",
    policy.includes("frame-ancestors") ? policy : `${policy}; ${frames}`,
  );
}
