import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openSubscribers } from "../../support/billing/subscribers.ts";

const app = openApp();
const { read, subscriber, payer, stripe } = openSubscribers(app);

test("Upgrades immediately, shows the charge, and keeps one subscription", async () => {
  const { person, customer } = await payer("medium");
  expect(await read(person, "/premium/change?plan=premium")).toContain("$5.00 at most");
  const answer = await app().visit("/premium/change?plan=premium", {
    as: person,
    form: { plan: "premium", price: "price_demo_medium" },
  });
  expect(answer.headers.get("location")).toBe("/premium?changed=now");
  expect(await read(person, "/premium?changed=now")).toContain("Diamond Plan");
  expect(await read(person, "/premium?changed=now")).toMatch(
    /<a [^>]*href="\/repair-cms"[^>]*>Open repair jobs</,
  );
  expect((await stripe().client.subscriptions.list({ customer, status: "all" })).data).toHaveLength(
    1,
  );
});

test("Downgrades at period end, and can be undone", async () => {
  const { person } = await payer("premium");
  expect(await read(person, "/premium/change?plan=medium", "es")).toContain(
    "porque ya está pagado",
  );
  const answer = await app().visit("/premium/change?plan=medium", {
    as: person,
    form: { plan: "medium" },
  });
  expect(answer.headers.get("location")).toBe("/premium?changed=later");
  const page = await read(person);
  for (const text of ["Diamond Plan", "your plan changes to Bronze", "Keep Diamond"])
    expect(page).toContain(text);
  expect(await read(person, "/premium/change?plan=premium")).toContain(
    "You keep your Diamond plan.",
  );
  const undone = await app().visit("/premium/change", { as: person, form: { plan: "premium" } });
  expect(undone.headers.get("location")).toBe("/premium?changed=kept");
  expect(await read(person, "/premium?changed=kept")).not.toContain("your plan changes to Bronze");
});

test("Says that a plan is kept whose cancellation was undone", async () => {
  const { person, customer } = await subscriber("premium");
  const [subscription] = (await stripe().client.subscriptions.list({ customer })).data;
  await stripe().client.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  const answer = await app().visit("/premium/change", { as: person, form: { plan: "premium" } });
  expect(answer.headers.get("location")).toBe("/premium?changed=kept");
  const kept = { en: "You're keeping your plan.", es: "Usted conserva su plan." };
  for (const lng of ["en", "es"] as const)
    expect(await read(person, "/premium?changed=kept", lng)).toContain(kept[lng]);
});

test("Redirects to the plans when there is nothing to change", async () => {
  const { person } = await subscriber("premium");
  for (const plan of ["premium", "free", ""]) {
    expect(
      (await app().visit(`/premium/change?plan=${plan}`, { as: person })).headers.get("location"),
    ).toBe("/premium");
  }
});
