import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

describe("an unknown address", () => {
  test.each([
    ["en", "We couldn&#x27;t find that page"],
    ["es", "No encontramos esta página"],
  ])("answers 404 in the language %s", async (lng, words) => {
    const answer = await app().visit(`/no/such/page?lng=${lng}`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${lng}"`);
  });

  test("answers 404 to POST too", async () => {
    expect((await app().visit("/no/such/page", { form: { a: "b" } })).status).toBe(404);
  });
});

test("a failed page shows the id of its request and links onward, in the reader's language", async () => {
  const as = await signedIn(app().db);
  await app().without("sessions", async () => {
    const answer = await app().visit("/noticias?lng=es", {
      as,
      headers: { "cf-ray": "ray-of-the-test" },
    });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    for (const words of [
      "Algo salió mal",
      "ray-of-the-test",
      "Intentar de nuevo",
      "Ir a la página de inicio",
    ])
      expect(html).toContain(words);
    expect(answer.headers.get("content-security-policy")).toContain("nonce-");
  });
});
