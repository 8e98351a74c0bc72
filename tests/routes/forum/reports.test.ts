import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { discussionReports } from "#app/features/forum/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/learning/find-topic.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let [ana, luis, admin]: Person[] = [];
beforeAll(async () => {
  ana = await signedIn(app().db, "medium", { name: "Ana" });
  luis = await signedIn(app().db, "premium", { name: "Luis" });
  admin = await signedIn(app().db, "free", { isAdmin: true });
});
const html = async (path: string, as: Person | undefined) =>
  (await app().visit(path, { as })).text();
const report = (path: string, as: Person | undefined, reason = "Vende algo") =>
  app().visit(`${path}/report`, { as, form: { reason } });
const decide = (postId: string, what: string, form: Record<string, string> = {}, as = admin) =>
  app().visit(`/admin/reports/${postId}/${what}.data`, { as, form });
const auditOf = (postId: string) =>
  app().db.select().from(auditLog).where(eq(auditLog.subjectId, postId));
const reportsOf = (postId: string) =>
  app().db.select().from(discussionReports).where(eq(discussionReports.postId, postId));

test("A hidden reply shows its reason, leaves the search, and cannot be edited", async () => {
  const topic = await makeTopic(app().db, { by: ana! });
  const reply = await makeReply(app().db, {
    by: ana!,
    topic,
    content: "Compre en mercachifle punto com",
  });
  const path = `/discussion/${topic.id}/replies/${reply.id}`;
  const answer = await report(path, luis);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Thank you. An administrator will review it.");
  expect(await html("/discussion?q=mercachifle", luis)).toContain(topic.id);

  const list = await html("/admin/reports", admin);
  for (const text of ["mercachifle", "Vende algo", ana!.email, luis!.email])
    expect(list).toContain(text);
  expect(await html("/admin/audit", admin)).toMatch(/Reports \(\d+\)/);
  expect((await decide(reply.id, "hide", { reason: "Es publicidad" })).status).toBe(200);
  expect(await html("/admin/reports", admin)).not.toContain("mercachifle");

  for (const as of [luis, ana]) {
    const page = await html(`/discussion/${topic.id}`, as);
    expect(page).toContain("Hidden by an administrator.");
    expect(page).toContain("Es publicidad");
    expect(page).not.toContain("mercachifle");
  }
  expect(await html("/discussion?q=mercachifle", luis)).toContain("Nothing found.");
  expect(
    (await app().visit(`${path}/edit`, { as: ana, form: { content: "De nuevo" } })).status,
  ).toBe(409);
  expect((await decide(reply.id, "hide", { reason: "Otra vez" })).status).toBe(200);
  expect(
    (await reportsOf(reply.id)).map(({ decision, decidedBy }) => [decision, decidedBy]),
  ).toEqual([["hidden", admin!.id]]);
});

test("Finds open reports by the words of post, reason and names, and counts them", async () => {
  const topic = await makeTopic(app().db, { by: ana!, title: "Vendo tornamesa usada" });
  await report(`/discussion/${topic.id}`, luis, "Anuncio de quincallero");
  for (const q of ["TORNAMESA", "quincallero luis", ana!.email])
    expect(await html(`/admin/reports?q=${encodeURIComponent(q)}`, admin)).toContain("tornamesa");
  const none = await html("/admin/reports?q=tornamesa+zutano", admin);
  expect(none).toContain("No reported post matches this search.");
  const found = (await html("/admin/reports?q=quincallero", admin)).replaceAll("<!-- -->", "");
  expect(found).toContain("Posts to review: 1");
  await decide(topic.id, "stand");
});

test("A hidden topic shows neither title nor text, and takes no more replies", async () => {
  const topic = await makeTopic(app().db, {
    by: ana!,
    title: "Ganga increíble",
    content: "Estafa",
  });
  await report(`/discussion/${topic.id}`, luis);
  await decide(topic.id, "hide", { reason: "Estafa denunciada" });
  expect(await html("/discussion", luis)).not.toContain("Ganga");
  const page = await html(`/discussion/${topic.id}`, luis);
  expect(page).not.toContain("Ganga");
  expect(page).toContain("Replies are closed.");
  const form = { content: "¿Dónde?", language: "es", id: newId() };
  expect((await app().visit(`/discussion/${topic.id}/reply.data`, { as: luis, form })).status).toBe(
    404,
  );
  expect((await findTopic(app().db, topic.id))?.replyCount).toBe(0);
  expect(await auditOf(topic.id)).toMatchObject([
    { action: "post.hidden", actorId: admin!.id, after: { reason: "Estafa denunciada" } },
  ]);
});

test("Keeping a post settles all its reports and does not change it", async () => {
  const topic = await makeTopic(app().db, { by: ana!, title: "Discrepo del diagnóstico" });
  await report(`/discussion/${topic.id}`, luis, "No me gusta");
  await report(`/discussion/${topic.id}`, await signedIn(app().db, "medium"), "Ni a mí");
  expect(await html("/admin/reports", admin)).toContain("Ni a mí");
  expect((await decide(topic.id, "stand")).status).toBe(200);
  expect(await html("/admin/reports", admin)).not.toContain("Discrepo");
  expect(await html(`/discussion/${topic.id}`, luis)).toContain("Discrepo");
  expect((await reportsOf(topic.id)).map(({ decision }) => decision)).toEqual(["stands", "stands"]);
  expect((await decide(topic.id, "stand")).status).toBe(404);
  expect(await auditOf(topic.id)).toMatchObject([{ action: "post.stands", actorId: admin!.id }]);
});

test("A second report replaces the first; one's own and missing posts cannot be reported", async () => {
  const topic = await makeTopic(app().db, { by: ana! });
  await report(`/discussion/${topic.id}`, luis, "Primero");
  await report(`/discussion/${topic.id}`, luis, "Mejor dicho");
  expect((await reportsOf(topic.id)).map(({ reason }) => reason)).toEqual(["Mejor dicho"]);
  expect((await report(`/discussion/${topic.id}`, ana)).status).toBe(404);
  expect((await report(`/discussion/${newId()}`, luis)).status).toBe(404);
  expect((await report(`/discussion/${topic.id}/replies/${newId()}`, luis)).status).toBe(404);
  expect((await report(`/discussion/${topic.id}`, luis, "  ")).status).toBe(422);
});

test("Only administrators see and decide reports, and only reported posts can be hidden", async () => {
  const topic = await makeTopic(app().db, { by: ana! });
  await report(`/discussion/${topic.id}`, luis);
  for (const as of [ana, luis]) {
    expect((await app().visit("/admin/reports", { as })).headers.get("location")).toBe("/");
    await decide(topic.id, "hide", { reason: "Porque sí" }, as);
    await decide(topic.id, "stand", {}, as);
  }
  expect((await findTopic(app().db, topic.id))?.hiddenAt).toBeNull();
  expect((await reportsOf(topic.id))[0]?.decidedAt).toBeNull();
  expect((await decide(topic.id, "hide", { reason: " " })).status).toBe(422);
  const quiet = await makeTopic(app().db, { by: ana! });
  expect((await decide(quiet.id, "hide", { reason: "Sin denuncia" })).status).toBe(404);
  expect(await auditOf(quiet.id)).toEqual([]);
  expect((await findTopic(app().db, quiet.id))?.hiddenAt).toBeNull();
});
