import { expect, test } from "vitest";
import { keepLetter, outbox } from "../../demo/outbox.ts";
import { openApp } from "../support/app.ts";

const app = openApp();

/** As much of a KV namespace as the outbox asks of one. */
function box() {
  const kept = new Map<string, { value: string; metadata: unknown }>();
  return {
    put: async (name: string, value: string, { metadata }: { metadata: unknown }) =>
      void kept.set(name, { value, metadata }),
    get: async (name: string) => JSON.parse(kept.get(name)?.value ?? "null"),
    delete: async (name: string) => void kept.delete(name),
    list: async ({ limit = 1000 } = {}) => ({
      keys: [...kept.keys()]
        .sort()
        .slice(0, limit)
        .map((name) => ({ name, metadata: kept.get(name)!.metadata })),
    }),
  } as KVNamespace;
}

const letter = {
  from: "Llave <no-reply@llave.test>",
  to: "ana@shop.test",
  subject: "Hello",
  text: "Open https://llave.test/x?a=1&b=2 now",
};
const show = async (one: KVNamespace, path: string) => (await outbox(one, path, "GET"))!.text();

test("The outbox says in both languages that nothing was sent", async () => {
  const answer = await app().demo("/demo/outbox");
  const page = await answer.text();
  expect(page).toContain("nothing was sent");
  expect(page).toContain("no se envió nada");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'nonce-/,
  );
});

test("Lists letters newest first", async () => {
  const one = box();
  for (const at of [1, 2, 3])
    await keepLetter(one, { ...letter, subject: `Letter ${at}` }, at * 1000);
  expect([...(await show(one, "/demo/outbox")).matchAll(/Letter \d/g)].join()).toBe(
    "Letter 3,Letter 2,Letter 1",
  );
});

test("Shows a letter as text with clickable links", async () => {
  const one = box();
  const id = await keepLetter(
    one,
    { ...letter, subject: "<img src=x onerror=alert(1)>", text: `${letter.text} <script>` },
    1,
  );
  const page = await show(one, `/demo/outbox/${id}`);
  expect(page).toContain(
    '<a href="https://llave.test/x?a=1&amp;b=2" rel="noreferrer">https://llave.test/x?a=1&amp;b=2</a>',
  );
  expect(page).not.toMatch(/<img|<script/);
});

test("Stores the last two hundred letters", async () => {
  const one = box();
  for (let at = 0; at < 205; at++)
    await keepLetter(one, { ...letter, subject: `Letter ${at}.` }, at);
  const page = await show(one, "/demo/outbox");
  expect(page.match(/<li>/g)).toHaveLength(200);
  expect(page).toContain("Letter 204.");
  expect(page).not.toContain("Letter 4.");
});

test("Other addresses of the stand-ins are not found", async () => {
  for (const path of [
    "/",
    "/demo",
    "/demo/outbox/none",
    "/demo/outbox/a/b",
    "/demo/outbox/%3Cscript%3E",
  ]) {
    expect((await app().demo(path)).status, path).toBe(404);
  }
  expect((await app().demo("/demo/outbox", { method: "POST" })).status).toBe(404);
  // the product itself has no such page
  expect((await app().appAlone("/demo/outbox")).status).toBe(404);
});
