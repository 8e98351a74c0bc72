import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";

const app = openApp();

const { draft, create, diamond, page, rowsOf } = jobRequests(app);

describe("creating", () => {
  test("A new job opens, and heads the list", async () => {
    const owner = await diamond();
    await makeJob(app().db, { owner });
    const form = draft();
    const answer = await create(owner, form);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/repair-cms/${form.id}`,
    ]);
    const html = await page(owner, "/repair-cms");
    expect(html.indexOf("WO-000002")).toBeLessThan(html.indexOf("WO-000001"));
    const rows = await rowsOf(owner);
    expect(rows[1]).toMatchObject({
      customerLastName: "Ibáñez",
      odometer: 182_400,
      odometerUnit: "km",
      vin: null,
      diagnostic: null,
      status: "pending",
    });
  });

  test("A rejected form comes back with its messages and everything that was typed", async () => {
    const owner = await diamond();
    const answer = await create(
      owner,
      draft({ customerEmail: "luz at home", carYear: "1899", customerFirstName: "Luz <b>" }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(422);
    const said = [
      "Please check the marked fields.",
      "Enter a valid email address",
      "Enter 1900 or more.",
    ];
    for (const text of [...said, "luz at home", "Luz &lt;b&gt;", "Pierde aceite"])
      expect(html).toContain(text);
    expect(await rowsOf(owner)).toEqual([]);
  });

  test("Stores no e-mail address for a customer whose tick says that there is none", async () => {
    const owner = await diamond();
    const blank = await create(owner, draft({ customerEmail: " " }));
    expect([blank.status, await blank.text()]).toEqual([
      422,
      expect.stringContaining("This field is required."),
    ]);
    const form = draft({ customerEmail: "asked@example.com", noEmail: "yes" });
    expect((await create(owner, form)).status).toBe(302);
    expect(await rowsOf(owner)).toMatchObject([{ customerEmail: "" }]);
    expect(await page(owner, `/repair-cms/${form.id}`)).not.toContain("mailto:");
    expect(await page(owner, `/repair-cms/${form.id}/edit`)).toMatch(
      /name="noEmail"[^>]*checked=""|checked=""[^>]*name="noEmail"/,
    );
    expect(
      (
        await app().visit(`/repair-cms/${form.id}/edit`, {
          as: owner,
          form: { ...form, noEmail: "yes" },
        })
      ).status,
    ).toBe(302);
  });

  test("Warns about a VIN with a wrong check digit, and accepts it on request", async () => {
    const owner = await diamond();
    const form = draft({ vin: "1M8GDM9AXKP042789" });
    const told = await create(owner, form);
    const html = await told.text();
    expect([
      told.status,
      html.includes("The check digit (9th character) does not match."),
      html.includes('name="keepVin"'),
    ]).toEqual([422, true, true]);
    for (const vin of ["1M8GDM9AXKP04278", "1M8GDM9AXKPO42788"])
      expect((await create(owner, draft({ vin, keepVin: "yes" }))).status).toBe(422);
    for (const _ of [1, 2])
      expect((await create(owner, { ...form, keepVin: "yes" })).status).toBe(302);
    expect(await rowsOf(owner)).toMatchObject([{ vin: "1M8GDM9AXKP042789" }]);
    // Editing other fields does not ask again.
    expect(await page(owner, `/repair-cms/${form.id}/edit`)).toContain('name="keepVin"');
  });

  test("Ignores fields that are not the reader's to set", async () => {
    const [owner, other] = [await diamond(), await diamond()];
    const before = Date.now();
    const theirs = {
      shop_id: other.shopId,
      shopId: other.shopId,
      number: "99",
      work_id: "WO-000099",
      workId: "WO-000099",
    };
    const form = draft({
      ...theirs,
      created_at: "0",
      createdAt: "0",
      status: "completed",
      search: "x",
    });
    expect((await create(owner, form)).status).toBe(302);
    const [job] = await rowsOf(owner);
    expect(job).toMatchObject({
      shopId: owner.shopId,
      number: 1,
      status: "pending",
      search: expect.stringContaining("ibanez"),
    });
    expect(job!.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(await rowsOf(other)).toEqual([]);
  });

  test("A form that is changed and sent again asks first; nothing is lost or doubled", async () => {
    const owner = await diamond();
    const form = draft();
    await create(owner, form);
    const answer = await create(owner, { ...form, customerFirstName: "Marta" });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain("already saved as WO-000001");
    expect(html).toContain("Marta");
    const id = /<input(?=[^>]*name="id")[^>]*value="([^"]+)"/.exec(html)![1]!;
    expect(id).not.toBe(form.id);
    expect((await create(owner, { ...form, customerFirstName: "Marta", id })).status).toBe(302);
    expect((await rowsOf(owner)).map((job) => job.customerFirstName)).toEqual(["Luz", "Marta"]);
  });

  test("Rejects a form without a valid id, and returns it with a new one", async () => {
    const owner = await diamond();
    const answer = await create(owner, draft({ id: "1 OR 1=1" }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Pierde aceite");
    expect(await rowsOf(owner)).toEqual([]);
  });

  test("A session that ended answers 401, and the form keeps what was typed", async () => {
    const answer = await create(undefined, draft());
    const html = await answer.text();
    expect(answer.status).toBe(401);
    for (const text of ["You are signed out.", "Pierde aceite", "Sign in again"])
      expect(html).toContain(text);
  });

  test("Accepts next year's models by the reader's calendar", async () => {
    const owner = await diamond();
    const year = (zone: string) =>
      Number(new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric" }).format(Date.now()));
    const post = (carYear: number, zone: string) =>
      app().visit("/repair-cms/new", {
        as: owner,
        form: draft({ carYear: String(carYear) }),
        headers: { cookie: `tz=${zone}` },
      });
    for (const zone of ["Pacific/Kiritimati", "Pacific%2FPago_Pago", "nonsense"]) {
      const here = year(zone === "nonsense" ? "UTC" : decodeURIComponent(zone));
      expect((await post(here + 1, zone)).status).toBe(302);
      expect((await post(here + 2, zone)).status).toBe(422);
    }
  });

  test("the form starts in the interface's language, whatever the shop's", async () => {
    const owner = await diamond();
    await makeShop(app().db, owner, { defaultLanguage: "es" });
    expect(await page(owner, "/repair-cms/new?lng=es")).toMatch(
      /<option[^>]*value="es"[^>]*selected/,
    );
    expect(await page(owner, "/repair-cms/new?lng=en")).toMatch(
      /<option[^>]*value="en"[^>]*selected/,
    );
  });
});
