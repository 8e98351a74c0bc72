import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { otherMethods, raw } from "../support/machine/raw.ts";
import { signedIn } from "../support/people.ts";

// Responses before any route, guard or loader. Every method at every address:
// tests/routes/access.test.ts.

const app = openApp();

test.each(["/health", "/webhooks/stripe", "/webhooks/health", "/nowhere"])(
  "Refuses other methods at %s",
  async (path) => {
    for (const method of otherMethods) {
      const { status, headers } = await raw(app().origin, method, path);
      expect([405, 501], `${method} ${path}`).toContain(status);
      if (status === 405) expect(headers.allow).toBe("GET, HEAD, POST");
    }
  },
);

test("Allows POST to the webhook and GET of its health, and says so in Allow", async () => {
  const { worker } = app();
  expect((await worker("llave-stripe", "/webhooks/stripe")).headers.get("allow")).toBe("POST");
  expect(
    (await worker("llave-stripe", "/webhooks/health", { method: "POST" })).headers.get("allow"),
  ).toBe("GET, HEAD");
});

test("Refuses very long addresses and cookies before reading them", async () => {
  const { origin } = app();
  const long = "x".repeat(20_000);
  expect((await raw(origin, "GET", `/codes?q=${long.slice(0, 9_000)}`)).status).toBe(414);
  expect((await raw(origin, "GET", "/a".repeat(30))).status).toBe(414);
  expect((await raw(origin, "GET", "/login", { headers: { cookie: `lng=${long}` } })).status).toBe(
    431,
  );
});

const always = [
  "x-content-type-options",
  "x-frame-options",
  "content-security-policy",
  "referrer-policy",
  "x-request-id",
];
const kinds: [what: string, path: string, init?: RequestInit][] = [
  ["a page", "/login"],
  ["a public page", "/"],
  ["a redirect", "/repair-cms"],
  ["health", "/health"],
  ["a missing picture", "/pictures/none"],
  ["robots.txt", "/robots.txt"],
  ["a missing page", "/nowhere"],
  ["a refused method", "/login", { method: "DELETE" }],
  [
    "a post from another site",
    "/login",
    { method: "POST", headers: { origin: "https://evil.example" } },
  ],
  ["a webhook", "/webhooks/stripe", { method: "POST", body: "{}" }],
  ["the webhook worker's health", "/webhooks/health"],
];

test.each(kinds)("Sends the security headers with %s", async (_, path, init) => {
  const { headers } = await app().visit(path, init);
  expect(always.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each(["/favicon.svg", "/manifest.webmanifest", "/news-stock.svg", "/og-en.png"])(
  "Sends the security headers with the static file %s",
  async (path) => {
    const { status, headers } = await app().visit(path);
    const of = (name: string) => headers.get(name);
    expect([status, of("x-content-type-options"), of("x-frame-options")]).toEqual([
      200,
      "nosniff",
      "DENY",
    ]);
    expect(of("strict-transport-security")).toMatch(/^max-age=\d+/);
    expect(of("content-security-policy")).toContain("frame-ancestors 'none'");
  },
);

test("Forbids framing of PDFs and handouts", async () => {
  const as = await signedIn(app().db, "premium");
  await app().files.put("handouts/shown.pdf", "%PDF-1.7");
  for (const path of ["/account/data.zip", "/repair-cms/none/quotes/none/work-order"])
    expect((await app().visit(path, { as })).headers.get("content-security-policy")).toContain(
      "frame-ancestors 'none'",
    );
});
