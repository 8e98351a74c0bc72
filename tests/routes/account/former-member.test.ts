import { beforeAll, expect, test } from "vitest";
import { makeInvitation } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { unzip } from "../../support/files/zip.ts";
import { givePassword, password, post } from "../../support/join.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

// Texts of a member stay when the account is deleted, without the name.

const app = openApp();
const name = "Beto Luna";
let owner: Person;
let job: { id: string };
let invitation: { path: string };

beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  await makeShop(db, owner);
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const member = await signedIn(db, "free", { name, worksAt });
  await givePassword(app(), member.id);
  job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job });
  const as = member;
  const base = `/repair-cms/${job.id}`;
  await app().visit(`${base}/status`, { as, form: { status: "in_progress" } });
  await app().visit(`${base}/quotes/${quote.id}/status`, { as, form: { status: "approved" } });
  await app().visit(`${base}/edit`, { as, form: { ...typedJob, technicianId: member.id } });
  const guest = `guest-${member.id}@shop.test`;
  invitation = await makeInvitation(db, { by: { ...member, shopId: owner.shopId }, email: guest });
  expect(await read(base)).toContain(name);
  const form = { password, confirm: "on" };
  expect((await post(app(), "/account/delete", form, { as })).status).toBe(302);
});

const read = async (path: string) => (await app().visit(path, { as: owner })).text();

test.each([
  ["en", "A former member", "assigned the job to a former member."],
  ["es", "Antiguo miembro", "asignó el trabajo a un antiguo miembro."],
])(
  "Names a former member on the job, its history and its quotes (%s)",
  async (lng, former, assigned) => {
    const page = await read(`/repair-cms/${job.id}?lng=${lng}`);
    expect(page).not.toContain(name);
    const events = page.match(new RegExp(`font-semibold">${former}</span>`, "g"));
    // Status, quote, technician, and the technician of the job itself.
    expect(events!.length).toBeGreaterThanOrEqual(4);
    expect(page.replaceAll("<!-- -->", "")).toContain(assigned);
  },
);

test.each([
  ["en", "A former member"],
  ["es", "Antiguo miembro"],
])("Names a former member in the list and on the board (%s)", async (lng, former) => {
  for (const view of ["", "&view=board"]) {
    const page = await read(`/repair-cms?lng=${lng}${view}`);
    expect(page).toContain(former);
    expect(page).not.toContain(name);
  }
});

test("Keeps the invitation of a former member open, without the name", async () => {
  for (const lng of ["en", "es"]) {
    const answer = await app().visit(`${invitation.path}?lng=${lng}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(name);
  }
});

test("Puts the history into the owner's archive, without the name", async () => {
  const answer = await app().visit("/account/data.zip", { as: owner });
  const file = unzip(new Uint8Array(await answer.arrayBuffer())).get("shop/history.json")!;
  const events = JSON.parse(Buffer.from(file).toString("utf8"));
  expect(events).toContainEqual(
    expect.objectContaining({ workId: "WO-000001", what: "created", by: "Rosa Ramírez" }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({ what: "status", by: null, from: "pending", to: "in_progress" }),
  );
});
