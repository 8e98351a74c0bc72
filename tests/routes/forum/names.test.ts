import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();

test("Others see a name or a number, never an email address; an administrator sees it", async () => {
  const ana = await signedIn(app().db, "medium", { name: "" });
  const luis = await signedIn(app().db, "medium", { name: "Luis Ortega" });
  const admin = await signedIn(app().db, "medium", { isAdmin: true });
  const topic = await makeTopic(app().db, { by: ana, title: "Zumbido raro" });
  await makeReply(app().db, { by: luis, topic });
  for (const path of [
    `/discussion/${topic.id}`,
    "/discussion",
    "/discussion?q=zumbido",
    `/discussion/${topic.id}.data`,
  ]) {
    const seen = await html(path, luis);
    expect(seen).toMatch(/Member \d{4,5}|"number"/);
    expect(seen).not.toContain(ana.email);
    expect(seen).not.toContain(ana.id);
    expect(await html(path, admin)).toContain(ana.email);
  }
});

test("Posts of a deleted account stay, by a former member", async () => {
  const ana = await signedIn(app().db, "medium");
  const luis = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana, title: "Se queda" });
  await makeReply(app().db, { by: ana, topic });
  await app().db.delete(users).where(eq(users.id, ana.id));
  const page = await html(`/discussion/${topic.id}`, luis);
  expect(page.match(/former member/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await html("/discussion", luis)).toContain("former member");
});
