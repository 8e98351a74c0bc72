/**
 * The headers of a page for a customer. Its address is a secret: no other site gets it as a
 * referrer, no search engine lists it, nothing stores it. Its one script runs under the nonce.
 * `payPage`: where its forms may lead besides, since browsers hold redirects to the policy too.
 */
export const customerHeaders = (
  nonce: string | undefined,
  payPage = "",
): [name: string, value: string][] => [
  ["cache-control", "private, no-store"],
  ["referrer-policy", "no-referrer"],
  ["x-robots-tag", "noindex, nofollow"],
  ["content-security-policy", policyOf(nonce, payPage)],
];

const policyOf = (nonce: string | undefined, payPage: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `script-src ${nonce ? `'nonce-${nonce}'` : "'none'"}`,
    `form-action 'self' ${payPage}`.trim(),
    "base-uri 'none'",
  ].join("; ");
