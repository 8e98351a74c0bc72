import { beforeAll, describe, expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { pageOf } from "../support/learning/code-pages.ts";
import { makeJob, makeQuote, makeTopic, makeVideo } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";
import { aCannedQuote } from "../support/quotes/canned.ts";

// All searches of the product share one vocabulary.

const app = openApp();
let owner: Person;
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await makeTopic(db, { by: owner, title: "TOPIC-ES", content: "Cambié el termostato y sigue." });
  await makeTopic(db, { by: owner, title: "TOPIC-EN", content: "New thermostat, still cold." });
  await makeVideo(db, { title: "VIDEO-ES", description: "Cómo se cambia el termostato." });
  await makeVideo(db, { title: "VIDEO-EN", description: "How to test a thermostat." });
  const issues = { es: "Revisar el termostato.", en: "Check the thermostat." };
  const job = await makeJob(db, { owner, carModel: "JOB-ES", issues: issues.es });
  await makeJob(db, { owner, carModel: "JOB-EN", issues: issues.en });
  for (const [name, description] of [
    ["CANNED-ES", "Cambio de termostato"],
    ["CANNED-EN", "Replace the thermostat"],
  ] as const) {
    const quote = await makeQuote(db, { owner, job, description });
    await aCannedQuote(db, owner, { job, quote, name });
  }
});

const searches: [path: string, marks: string[]][] = [
  ["/codes", ['/codes/P0128"']],
  ["/discussion", ["TOPIC-ES", "TOPIC-EN"]],
  ["/videos", ["VIDEO-ES", "VIDEO-EN"]],
  ["/repair-cms", ["JOB-ES", "JOB-EN"]],
  ["/repair-cms/canned-quotes", ["CANNED-ES", "CANNED-EN"]],
  ["/repair-cms/words/suggestions", ["hermostat", "ermostato"]],
];

describe.each(searches)("The search of %s", (path, marks) => {
  test.each(["thermostat", "termostato", "thermostt", "termostatto"])(
    "finds by %s what is written in either language",
    async (typed) => {
      const answer = await pageOf(app(), `${path}?q=${typed}`, { as: owner });
      expect(marks.filter((mark) => !answer.includes(mark))).toEqual([]);
    },
  );

  test("finds none of it by another part", async () => {
    const answer = await pageOf(app(), `${path}?q=alternator`, { as: owner });
    expect(marks.filter((mark) => answer.includes(mark))).toEqual([]);
  });
});
