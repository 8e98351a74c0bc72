import { expect, test } from "vitest";
import { PageAnswers } from "#app/ui/instant/page-answers.ts";

const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const list = "/list.data";

function clockwork() {
  let now = 0;
  const answers = new PageAnswers(() => now);
  const read = async (address = list) => (await answers.take(address))?.answer.text();
  return { answers, read, wait: (ms: number) => (now += ms) };
}

test("Gives each answer out once", async () => {
  const { answers, read } = clockwork();
  answers.keep(list, "ahead", answer("seen"));
  expect([await read(), await read()]).toEqual(["seen", undefined]);
});

test("Forgets what was asked for ahead after ten seconds, and a list after five minutes", async () => {
  const { answers, read, wait } = clockwork();
  answers.keep("/page.data", "ahead", answer("ahead"));
  answers.keep(list, "known", answer("known"));
  wait(10_001);
  expect(await read("/page.data")).toBeUndefined();
  answers.keep("/page.data", "known", answer("known"));
  expect(await read()).toBe("known");
  wait(300_000);
  expect(await read("/page.data")).toBeUndefined();
});

test("A write drops what is cached and what is on its way, also while someone waits for it", async () => {
  const { answers, read } = clockwork();
  answers.keep(list, "known", answer("old"));
  answers.drop();
  expect(await read()).toBeUndefined();

  let arrive = (_: Response) => {};
  answers.keep(list, "ahead", new Promise((resolve) => (arrive = resolve)));
  const waiting = read();
  answers.drop();
  arrive(new Response("old"));
  expect(await waiting).toBeUndefined();
});

test.each([202, 204, 403, 404, 503])("Keeps no answer of %i", async (status) => {
  const { answers, read } = clockwork();
  answers.keep(list, "known", Promise.resolve(new Response(null, { status })));
  expect(await read()).toBeUndefined();
});

test("A failed request is no answer", async () => {
  const { answers, read } = clockwork();
  answers.keep(list, "ahead", Promise.reject(new TypeError("no network")));
  expect(await read()).toBeUndefined();
});

test("Caches twelve pages, and drops the oldest first", async () => {
  const { answers } = clockwork();
  for (let n = 0; n < 13; n++) answers.keep(`/${n}.data`, "known", answer(""));
  expect([answers.has("/0.data"), answers.has("/1.data"), answers.has("/12.data")]).toEqual([
    false,
    true,
    true,
  ]);
});
