import { expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { seedAccounts } from "../../../scripts/demo/seed-accounts.ts";
import { openApp } from "../../support/app.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const html = async (path: string, as: { cookie: string }) =>
  (await app().visit(path, { as })).text();

test("Of forty edits in a row, only the limit passes, and the refused ones keep their text", async () => {
  const ana = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana });
  const edit = (content: string) =>
    app().visit(`/discussion/${topic.id}/edit`, { as: ana, form: { title: topic.title, content } });
  const answers = [];
  for (let n = 0; n < 40; n++) answers.push(await edit(`It stalls ${n}`));
  const taken = answers.filter(({ status }) => status === 302).length;
  expect(taken).toBeGreaterThanOrEqual(10);
  // A window of ten minutes may have ended in between.
  expect(taken).toBeLessThanOrEqual(40 - 1);
  const last = answers.findLast(({ status }) => status === 429)!;
  const page = await last.text();
  expect(page).toMatch(/a lot of edits in a short time/);
  expect(page).toContain("It stalls");
});

test("Shows the remaining translations of the day, and when there are none", async () => {
  const [ana, writer] = [await signedIn(app().db, "premium"), await signedIn(app().db, "medium")];
  const topic = await makeTopic(app().db, { by: writer });
  const path = `/discussion/${topic.id}?lng=es`;
  expect(await html(path, ana)).not.toContain("traducciones por hoy");
  const since = new Date(Math.floor(Date.now() / day) * day);
  const until = new Date(since.getTime() + day);
  const count = (who: string, what: "translation.reader" | "translation.author", used: number) =>
    app()
      .db.insert(uses)
      .values({ who, userId: who, what, since, until, used })
      .onConflictDoUpdate({ target: [uses.who, uses.what, uses.since], set: { used } });
  await count(ana.id, "translation.reader", 280);
  expect(await html(path, ana)).toContain("Le quedan 20 traducciones por hoy");
  await count(ana.id, "translation.reader", 300);
  expect(await html(path, ana)).toContain("Ya usó las traducciones de hoy");
  const other = await makeTopic(app().db, { by: writer });
  expect(await html(`/discussion/${other.id}?lng=es`, ana)).not.toContain("Traducido del inglés");
  await count(writer.id, "translation.author", 295);
  expect(await html("/discussion/new?lng=en", writer)).toContain(
    "Your posts have 5 translations left today.",
  );
  expect(await html(`/discussion/${other.id}?lng=en`, writer)).toContain(
    "Your posts have 5 translations left today.",
  );
});

test("Shows the demo's posts translated at once, marked as written by hand", async () => {
  const ana = await signedIn(app().db, "premium");
  await seedAccounts(app().db, app().files, Date.now());
  const list = await html("/discussion?lng=en", ana);
  expect(list).toContain("How to charge for a long diagnosis");
  const [, id] =
    /href="\/discussion\/(0199[^"?]+)[^"]*"[^>]*>(?:(?!<\/a>).)*How to charge for a long diagnosis/s.exec(
      list,
    )!;
  const page = await html(`/discussion/${id}`, ana);
  expect(page).toContain("I authorize up to ___ hours of diagnosis");
  expect(page).toContain("by hand, for the demo");
  expect(page).not.toContain("Translating…");
  expect(await html("/discussion?q=junk+cars+abandonados", ana)).toBeDefined();
});
