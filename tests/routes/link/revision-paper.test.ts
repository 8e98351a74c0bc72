import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweepRevisions } from "#app/features/approval/revision/sweep.server.ts";
import { revisions } from "#app/features/approval/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { formatMoney } from "#app/values/money.ts";
import { openApp } from "../../support/app.ts";
import { answers, type QuotedJob, quotedJob, send, sentJob } from "../../support/links/links.ts";
import { checkPdf, pdfInfo, readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

// The PDF of what was sent: made when it is sent, kept under its hash.

const app = openApp();
const text = async (path: string, init?: Parameters<ReturnType<typeof app>["visit"]>[1]) =>
  (await app().visit(path, init)).text();
const rowOf = async ({ job }: QuotedJob) =>
  (await app().db.select().from(revisions).where(eq(revisions.jobId, job.id)))[0]!;
const keyOf = ({ ref }: QuotedJob, sha256: string) => `revisions/${ref.shopId}/${sha256}.pdf`;
const failing = () => Promise.reject(new Error("No font"));

test("Gives both sides the paper that was made when it was sent", async () => {
  const made = await sentJob(app(), { language: "es", customerFirstName: "Иван" });
  const { pdfSha256, sha256 } = await rowOf(made);
  await app().visit(made.path, { form: answers(made.quotes) });
  const shops = `/repair-cms/${made.job.id}/decisions/1`;
  for (const [page, as] of [[`${made.path}/certificate`], [shops, made.owner]] as const) {
    const proof = await text(page, as && { as });
    expect(proof).toContain(pdfSha256);
    const [, file] = /href="([^"]+\/file\?file=pdf)"/.exec(proof)!;
    const answer = await app().visit(file!, as && { as });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(pdfSha256);
    const said = readPdfLine(pdf);
    for (const one of [sha256, "Иван", made.job.licensePlate]) expect(said).toContain(one);
    for (const { totalAmount } of made.quotes)
      expect(said).toContain(formatMoney(totalAmount, "USD", "es"));
    expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
    checkPdf(pdf);
  }
  expect(await text(`/verify?hash=${pdfSha256}`)).toContain("Yes. This is exactly");
});

test("Makes the paper once, however often the same is sent", async () => {
  const made = await sentJob(app());
  const before = await app().files.head(keyOf(made, (await rowOf(made)).pdfSha256!));
  await send(app(), made, { print: failing });
  const { pdfSha256, pdfDueAt } = await rowOf(made);
  expect([pdfSha256, pdfDueAt]).toEqual([expect.any(String), null]);
  const after = await app().files.head(keyOf(made, pdfSha256!));
  expect(after!.uploaded).toEqual(before!.uploaded);
});

test("Notices one changed byte of the stored paper", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app().visit(made.path, { form: answers(made.quotes) });
  const key = keyOf(made, (await rowOf(made)).pdfSha256!);
  const bytes = new Uint8Array(await (await app().files.get(key))!.arrayBuffer());
  bytes[bytes.length >> 1]! ^= 1;
  await app().files.put(key, bytes);
  const proof = await text(`${made.path}/certificate`);
  expect(proof).toContain("PDF of the quote is missing or was changed");
  expect(proof).not.toContain("/file?file=pdf");
  expect((await app().visit(`${made.path}/file?file=pdf`)).status).toBe(404);
  const printed = await app().visit(`${made.path}/certificate?file=pdf`);
  const said = readPdfLine(new Uint8Array(await printed.arrayBuffer()));
  expect(said).toContain("PDF of the quote is missing");
});

test("Sends without the paper when it cannot be made, and makes it with the next run", async () => {
  const made = await quotedJob(app(), { language: "en" });
  const path = await send(app(), made, { print: failing });
  expect((await app().visit(path, { form: answers(made.quotes) })).status).toBe(303);
  expect(await text(`${path}/certificate`)).not.toContain("/file?file=pdf");
  expect((await app().visit(`${path}/file?file=pdf`)).status).toBe(404);
  await app().quarter();
  const { pdfSha256, pdfDueAt } = await rowOf(made);
  expect([pdfSha256, pdfDueAt]).toEqual([expect.any(String), null]);
  expect((await app().visit(`${path}/file?file=pdf`)).status).toBe(200);
});

test("Makes no paper for what was sent before there were any", async () => {
  const made = await sentJob(app());
  const row = eq(revisions.jobId, made.job.id);
  await app().db.update(revisions).set({ pdfSha256: null }).where(row);
  await app().quarter();
  expect((await rowOf(made)).pdfSha256).toBeNull();
});

test("Sweeps papers that no revision names a day later, and no others", async () => {
  const { db, files } = app();
  const made = await sentJob(app());
  const { sha256, pdfSha256 } = await rowOf(made);
  // A revision's own hash names no paper.
  for (const name of ["a".repeat(64), sha256]) await files.put(keyOf(made, name), "%PDF");
  await sweepRevisions({ db, files }, Date.now() + day + 1_000);
  const left = await files.list({ prefix: `revisions/${made.ref.shopId}/` });
  const names = left.objects.map(({ key }) => key.slice(key.lastIndexOf("/") + 1));
  expect(names.sort()).toEqual([`${sha256}.json`, `${pdfSha256}.pdf`].sort());
});

test("Offers the shop the paper before an answer, and gives no other shop any", async () => {
  const made = await sentJob(app());
  const other = await signedIn(app().db, "premium");
  const file = `/repair-cms/${made.job.id}/decisions/1/file?file=pdf`;
  const page = await text(`/repair-cms/${made.job.id}/send`, { as: made.owner });
  expect(page).toContain(`href="${file}"`);
  expect((await app().visit(file, { as: other })).status).toBe(404);
  expect((await app().visit(file, { as: made.owner })).status).toBe(200);
});

test("Prints an open link's quotes with a code to hand over, which is not kept", async () => {
  const made = await sentJob(app(), { language: "es" });
  const { pdfSha256 } = await rowOf(made);
  const answer = await app().visit(`${made.path}/paper`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const pdf = new Uint8Array(await answer.arrayBuffer());
  checkPdf(pdf);
  expect(readPdfLine(pdf)).toContain("Escanee este código");
  expect(createHash("sha256").update(pdf).digest("hex")).not.toBe(pdfSha256);
  await app().visit(made.path, { form: answers(made.quotes) });
  expect((await app().visit(`${made.path}/paper`)).status).toBe(404);
  expect((await app().visit(`/q/${"0".repeat(64)}/paper`)).status).toBe(404);
});
