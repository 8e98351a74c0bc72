import { expect, test } from "vitest";
import { linkTo } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { answers, sentJob } from "../../support/links/links.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ log: true });

test("No line of the log holds the token of an invitation, also when the database fails", async () => {
  const [owner, invited] = [await signedIn(app().db, "premium"), await signedIn(app().db)];
  const form = { email: invited.email, role: "technician", language: "en" };
  await app().visit("/repair-cms/team/invite", { as: owner, form });
  const path = await linkTo(app(), invited.email);
  const token = path.split("/").at(-1)!;
  for (const as of [undefined, owner, invited]) {
    await app().visit(path, { as });
    await app().visit(`${path}.data`, { as });
    await app().visit(path, { as, form: {} });
    await app().visit(`/login?to=${encodeURIComponent(path)}`, { as });
  }
  await app().takeAway("shop_invitations");
  expect((await app().visit(path)).status).toBe(500);
  const lines = app().logged().join("\n");
  expect(lines).toContain("/invitations/:token");
  expect(lines).not.toContain(token.slice(0, 16));
});

test("No line of the log holds the token of a customer's link either (S12)", async () => {
  const made = await sentJob(app());
  const token = made.path.split("/").at(-1)!;
  for (const end of ["", "/certificate", "/file", "/logo", "?lng=es"])
    await app().visit(made.path + end);
  await app().visit(made.path, { form: { name: "" } });
  await app().visit(made.path, { form: answers(made.quotes) });
  await app().takeAway("links");
  expect((await app().visit(made.path)).status).toBe(500);
  expect((await app().visit(made.path, { form: answers(made.quotes) })).status).toBe(500);
  const lines = app().logged().join("\n");
  expect(lines).toContain("/q/:token");
  expect(lines).not.toContain(token.slice(0, 16));
});
