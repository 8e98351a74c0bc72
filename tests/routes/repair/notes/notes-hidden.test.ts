import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { unzip } from "../../../support/files/zip.ts";
import { letterTo } from "../../../support/letters.ts";
import { answers, quotedJob, send, sendInvoice } from "../../../support/links/links.ts";
import { readPdf } from "../../../support/papers/paper.ts";
import { aCustomer } from "../../../support/repair/customers.ts";
import { makeNote } from "../../../support/repair/make-note.ts";

const app = openApp();
const secret = /Zzsecret|Zzsecreto/;

test("No byte that a customer gets says a note, in either language", async () => {
  const { db, files, visit } = app();
  const made = await quotedJob(app());
  const { owner: as, job, quotes, ref } = made;
  const customer = await aCustomer(db, { owner: as });
  await db.update(repairJobs).set({ customerId: customer.id }).where(eq(repairJobs.id, job.id));
  const subjectId = await makeNote(db, { by: as, job, named: [as] }, { text: "Zzsecret words" });
  for (const language of ["es", "en"] as const)
    await db.insert(textTranslations).values({
      ...ref,
      subjectId,
      field: "note",
      language,
      originalLanguage: language === "es" ? "en" : "es",
      text: "Zzsecreto",
      ofText: "Zzsecret words",
      state: "reviewed",
      by: as.id,
      at: new Date(),
    });
  expect(await (await visit(`/repair-cms/${job.id}`, { as })).text()).toMatch(secret);

  const path = await send(app(), made);
  const question = await visit(`${path}/ask`, { form: { id: "1", text: "When?", language: "en" } });
  expect(question.status).toBeLessThan(500);
  await visit(path, { form: answers(quotes) });
  const invoice = await sendInvoice(app(), made, "Net 30");
  const pages = [path, `${path}?lng=en`, `${path}/certificate`, invoice];
  const papers = [
    `/repair-cms/${job.id}/quotes/${quotes[0]!.id}/work-order?paper=both`,
    `/repair-cms/${job.id}/estimate?paper=both`,
    `/repair-cms/${job.id}/tag`,
    `${path}/certificate?file=pdf`,
  ];
  const said: string[] = [];
  for (const page of pages) {
    const answer = await visit(page);
    expect([page, answer.status]).toEqual([page, 200]);
    said.push(await answer.text());
  }
  said.push(await (await visit(`/repair-cms/${job.id}/decisions/1/file`, { as })).text());
  for (const paper of papers) {
    const answer = await visit(paper, { as });
    expect([paper, answer.status]).toEqual([paper, 200]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    said.push(readPdf(bytes), Buffer.from(bytes).toString("latin1"));
  }
  for (const { key } of (await files.list()).objects) {
    const bytes = new Uint8Array(await (await files.get(key))!.arrayBuffer());
    said.push(Buffer.from(bytes).toString("utf8"));
    if (key.endsWith(".pdf")) said.push(readPdf(bytes));
  }
  const zip = await visit(`/repair-cms/customers/${customer.id}/data.zip`, { as });
  for (const bytes of unzip(new Uint8Array(await zip.arrayBuffer())).values())
    said.push(Buffer.from(bytes).toString("utf8"));
  said.push((await letterTo(app(), as.email, 100)) ?? "");
  expect(said.length).toBeGreaterThan(15);
  for (const text of said) expect(text).not.toMatch(secret);
});

test("The pages for what customers read do not speak of notes", async () => {
  const { db, visit } = app();
  const { owner: as, job } = await quotedJob(app());
  await makeNote(db, { by: as, job }, { text: "Zzsecret words" });
  for (const page of ["review", "send"])
    expect(await (await visit(`/repair-cms/${job.id}/${page}`, { as })).text()).not.toMatch(secret);
});
