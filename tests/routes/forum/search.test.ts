import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { searchTopics } from "#app/features/forum/search/search.server.ts";
import { openApp } from "../../support/app.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let ana: Person;
beforeAll(async () => {
  ana = await signedIn(app().db, "medium");
});

test("The search ignores case, accents and plurals, covers titles and texts, and needs every word", async () => {
  const topic = await makeTopic(app().db, {
    by: ana,
    title: "Ñandú: ¿BUJÍAS equivocadas?",
    content: "Lleva distribución por cadena, código P0016.",
  });
  const reply = await makeReply(app().db, {
    by: ana,
    topic,
    content: "The chain tensioner is **stretched**, see TSB-1234.",
  });
  const find = async (text: string) =>
    (await searchTopics(app().db, text)).topics.filter(({ id }) => id === topic.id);
  for (const text of [
    "bujia",
    "BUJÍAS",
    "nandu",
    "ñandú bujías",
    "distribucion",
    "p0016",
    "tensioners",
    "TSB-1234",
    "cadena chain stretch",
    "equivoc",
  ])
    expect([text, (await find(text)).length]).toEqual([
      text,
      text === "cadena chain stretch" ? 0 : 1,
    ]);
  expect((await find("tensioner"))[0]?.replyId).toBe(reply.id);
  expect((await find("bujia"))[0]?.replyId).toBeNull();
  for (const text of [
    '"',
    "AND",
    "bujia OR nothing",
    "title:bujia",
    "*",
    "bujia*",
    "^bujia",
    "NEAR(bujia)",
    "-- ;",
    "😀",
  ])
    await find(text);
});

test("Many results are paged, or shown on a longer page", async () => {
  const word = `zz${newId().slice(-8)}`;
  for (let n = 0; n < 90; n++) await makeTopic(app().db, { by: ana, title: `${word} ${n}` });
  const seen: string[] = [];
  let below: number | undefined;
  do {
    const page = await searchTopics(app().db, word, { below });
    seen.push(...page.topics.map(({ title }) => title));
    below = page.below;
  } while (below);
  const all = Array.from({ length: 90 }, (_, at) => `${word} ${89 - at}`);
  expect(seen).toEqual(all);
  const more = await searchTopics(app().db, word, { show: 60 });
  expect(more.topics.map(({ title }) => title)).toEqual(all);
});

test("Where no topic has every word, the list shows those that lack one, and says so", async () => {
  const topic = await makeTopic(app().db, {
    by: ana,
    title: "Brake pedal goes down at red lights",
    content: "Sinks slowly.",
  });
  const tick = await makeTopic(app().db, {
    by: ana,
    title: "Lifter tick on a 5.3",
    content: "Only when cold.",
  });
  const open = async (text: string) =>
    (await app().visit(`/discussion?q=${encodeURIComponent(text)}`, { as: ana })).text();
  for (const [text, id] of [
    ["brake pedal sinks zumbador", topic.id],
    ["lifter tick chevy", tick.id],
  ] as const) {
    const page = await open(text);
    expect(page).toContain(id);
    expect(page).toContain("No topic has all of these words.");
  }
  expect(await open("brake pedal sinks")).not.toContain("No topic has all");
  expect(await open("chevy zumbador")).not.toContain(topic.id);
});
