/** Headers by which a browser says that a form was sent from another site (S5). */
export const strangers: Record<string, string>[] = [
  { origin: "https://evil.com" },
  { origin: "null" },
  { origin: "http://localhost.evil.com" },
  { origin: "https://evil.com", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];
