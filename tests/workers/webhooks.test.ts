import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";

const app = openApp();

const bundle = (folder: string) =>
  globSync(`build/${folder}/**/*.js`).map((file) => ({ file, code: readFileSync(file, "utf8") }));

test("Includes neither React nor pages in the webhook worker", () => {
  const files = bundle("stripe");
  expect(files.length).toBeGreaterThan(0);
  for (const { file, code } of files) {
    expect(code, file).not.toMatch(
      /react\.transitional\.element|renderToReadableStream|createRequestHandler|useLoaderData|jsx-runtime/,
    );
    expect(code, file).not.toMatch(/better-auth|pdf-lib/);
  }
});

test("Loads the Stripe SDK on demand, on no page", () => {
  const files = bundle("server");
  const sdk = files.filter(({ code }) => code.includes("api.stripe.com"));
  expect(sdk).toHaveLength(1);
  const name = sdk[0]!.file.split("/").at(-1)!;
  const statically = new RegExp(`(?:from|import)\\s*["'][^"']*${name}["']`);
  // The operator's self-test is a file that no page loads either.
  const loading = files.filter(
    ({ file, code }) => statically.test(code) && !/\/self-test-[^/]+$/.test(file),
  );
  expect(loading.map(({ file }) => file)).toEqual([]);
});

test("Refuses unsigned events in the deployed worker", async () => {
  const { worker } = app();
  expect(
    (await worker("llave-stripe", "/webhooks/stripe", { method: "POST", body: "{}" })).status,
  ).toBe(400);
  expect(await (await worker("llave-stripe", "/webhooks/health")).json()).toEqual({
    ok: true,
    configuration: true,
    database: true,
  });
});
