import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeQuote } from "../../../support/make.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { makeGarage } from "../../../support/repair/garage.ts";

const app = openApp();
const send = sender(app);

const garage = () => makeGarage(app().db);

test("Of two tabs that edit, the second is rejected, keeps its draft, and can then overwrite", async () => {
  const { db, owner, job, path } = await garage();
  const quote = await makeQuote(db, { owner, job });
  const edit = (description: string, version: number) =>
    send(`${path}/quotes/${quote.id}/edit`, {
      as: owner,
      form: quoteForm({ description, version: String(version) }),
    });
  const saved = `${path}#quote-${quote.id}`;
  expect((await edit("first", quote.version)).to).toBe(saved);
  expect((await edit("first", quote.version)).to).toBe(saved); // a double click
  const second = await edit("second", quote.version);
  expect(second.status).toBe(409);
  expect(second.html).toContain("This quote was changed somewhere else.");
  // The job's status has a version of its own on this page.
  const [form] =
    /name="version" value="\d+"\/?>(?:(?!name="version")[\s\S])*name="description"/.exec(
      second.html,
    )!;
  const version = Number(/\d+/.exec(form)![0]);
  expect((await edit("second", version)).to).toBe(saved);
  expect(await findQuote(db, owner.shopId, job.id, quote.id)).toMatchObject({
    description: "second",
  });
});

test("An approved quote can be duplicated, but edited and deleted only when it is pending again", async () => {
  const { db, owner, job, path } = await garage();
  const quote = await makeQuote(db, { owner, job });
  const at = `${path}/quotes/${quote.id}`;
  expect(
    (await send(`${at}/status`, { as: owner, form: { status: "approved", back: path } })).to,
  ).toBe(path);
  const sentence = "Set it back to pending, or duplicate it and edit the copy.";
  for (const answer of [
    await send(`${at}/edit`, { as: owner }),
    await send(`${at}/edit`, { as: owner, form: quoteForm({ version: String(quote.version) }) }),
    await send(`${at}/delete`, { as: owner, form: {} }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.html).toContain(sentence);
  }
  const copy = newId();
  expect((await send(`${at}/duplicate`, { as: owner, form: { id: copy } })).to).toBe(
    `${path}#quote-${copy}`,
  );
  const page = (await send(path, { as: owner })).html;
  expect(page.match(/>Duplicate</g)).toHaveLength(2);
  expect(page.match(/>Edit</g)).toHaveLength(2); // the diagnostic's, and the copy's
  expect(page).toContain(sentence);
  await send(`${at}/status`, { as: owner, form: { status: "pending", back: "//evil.test" } });
  expect((await send(`${at}/delete`, { as: owner, form: {} })).to).toBe(path);
  expect(await findQuote(db, owner.shopId, job.id, quote.id)).toBeUndefined();
});

test("Rejects an unknown status", async () => {
  const { db, owner, job, path } = await garage();
  const quote = await makeQuote(db, { owner, job });
  for (const status of ["", "paid", "APPROVED", "__proto__"]) {
    const answer = await send(`${path}/quotes/${quote.id}/status`, { as: owner, form: { status } });
    expect([answer.status, answer.html.includes("Error updating quote status")]).toEqual([
      422,
      true,
    ]);
  }
});
