import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { workId } from "#app/features/repair/job.ts";
import { findJob } from "#app/features/repair/jobs.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import { makeJob, makeShop, typedJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();

const draft = (changes: Record<string, string> = {}) => ({
  ...typedJob,
  diagnostic: "",
  id: newId(),
  ...changes,
});
const create = (as: Person | undefined, form: Record<string, string>) =>
  app().visit("/repair-cms/new", { as, form });
const diamond = () => signedIn(app().db, "premium");
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const rowsOf = (owner: Person) =>
  app().db.select().from(repairJobs).where(eq(repairJobs.userId, owner.id));

describe("creating", () => {
  test("a job is written down, opens, and stands on top of the list", async () => {
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

  test("a bad form comes back with its sentences and everything that was typed", async () => {
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

  test("a customer without e-mail has none once a tick says so, and none is kept", async () => {
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

  test("a VIN whose check digit does not match is told, and may be kept", async () => {
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
    // Nobody is asked again when the rest is edited.
    expect(await page(owner, `/repair-cms/${form.id}/edit`)).toContain('name="keepVin"');
  });

  test("what is not the reader's to set is ignored", async () => {
    const [owner, other] = [await diamond(), await diamond()];
    const before = Date.now();
    const theirs = {
      user_id: other.id,
      userId: other.id,
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
      userId: owner.id,
      number: 1,
      status: "pending",
      search: expect.stringContaining("ibanez"),
    });
    expect(job!.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(await rowsOf(other)).toEqual([]);
  });

  test("an old form that was changed and sent again is asked about, not lost and not doubled", async () => {
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

  test("a form without an id of ours is not taken, and comes back with one", async () => {
    const owner = await diamond();
    const answer = await create(owner, draft({ id: "1 OR 1=1" }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Pierde aceite");
    expect(await rowsOf(owner)).toEqual([]);
  });

  test("a session that died answers 401, and the form still holds what was typed", async () => {
    const answer = await create(undefined, draft());
    const html = await answer.text();
    expect(answer.status).toBe(401);
    for (const text of ["You are signed out.", "Pierde aceite", "Sign in again"])
      expect(html).toContain(text);
  });

  test("the car's next year is the reader's own", async () => {
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

describe("races", () => {
  /**
   * Sends a form as a browser does that tries again: under load the test stand itself loses
   * connections before the app answers.
   */
  async function insist(as: Person, form: Record<string, string>): Promise<string> {
    const answer = await create(as, form);
    if (answer.status === 500 && (await answer.text()).includes("Network connection lost"))
      return insist(as, form);
    return `${answer.status} ${answer.headers.get("location")}`;
  }

  test("double submits make one row each (R6)", { timeout: 900_000 }, async () => {
    const doubles = Math.ceil(tries(50) / 25) * 25;
    tally(doubles);
    const owner = await diamond();
    for (let sent = 0; sent < doubles; sent += 25) {
      const forms = Array.from({ length: 25 }, () => draft());
      const answers = await Promise.all([...forms, ...forms].map((form) => insist(owner, form)));
      expect(new Set(answers)).toEqual(new Set(forms.map(({ id }) => `302 /repair-cms/${id}`)));
    }
    const numbers = new Set((await rowsOf(owner)).map((row) => row.number));
    expect([(await rowsOf(owner)).length, numbers.size]).toEqual([doubles, doubles]);
  });

  test("100 tabs at once get 100 different numbers, without gaps (R6)", {
    timeout: 60_000,
  }, async () => {
    tally(100);
    const owner = await diamond();
    const answers = await Promise.all(Array.from({ length: 100 }, () => insist(owner, draft())));
    expect(answers.filter((answer) => !answer.startsWith("302 /repair-cms/"))).toEqual([]);
    const numbers = (await rowsOf(owner)).map((job) => job.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });
});

describe("the list", () => {
  test("an empty one says so and offers the first job", async () => {
    const html = await page(await diamond(), "/repair-cms");
    for (const text of ["No repair jobs found", "Create the first job", "Shop Settings"])
      expect(html).toContain(text);
  });

  test("search and status narrow it, and paging keeps both", async () => {
    const owner = await diamond();
    for (let n = 0; n < 25; n++)
      await makeJob(app().db, { owner, status: n % 5 ? "completed" : "pending", carMake: "Mazda" });
    for (let n = 0; n < 21; n++) await makeJob(app().db, { owner, status: "completed" });
    const html = await page(owner, "/repair-cms?q=MÁZDA&status=completed");
    expect(html).toContain("WO-000025");
    expect(html).not.toContain("WO-000026");
    expect(html).not.toContain("WO-000021");
    const shown = async (query: string) =>
      (await page(owner, `/repair-cms?${query}`)).match(/>WO-\d{6}<\/a>/g)!.length;
    expect(await page(owner, "/repair-cms?status=completed")).toContain(
      'href="/repair-cms?status=completed&amp;show=40"',
    );
    // Shown before, it stays.
    expect([
      await shown("status=completed"),
      await shown("status=completed&show=40"),
      await shown("show=9999"),
    ]).toEqual([20, 40, 46]);
    const older = await page(owner, "/repair-cms?status=completed&before=27");
    expect(older).toContain("Back to newest");
    expect(older).toContain("WO-000025");
    expect(older).not.toContain("WO-000027");
    expect(await page(owner, "/repair-cms?q=zeppelin")).toContain("Show all jobs");
  });

  const odd = [
    "status=nonsense",
    "before=-1",
    "before=1e308",
    "before=abc",
    "q=%00",
    "q=%F0%9F%9A%97",
    "q=%25%27--",
    "status=pending&status=x",
  ];
  test.each([...odd, `q=${"x".repeat(5_000)}`])("?%s is no error", async (query) => {
    expect((await app().visit(`/repair-cms?${query}`, { as: await diamond() })).status).toBe(200);
  });

  test("nobody sees another's jobs in it", async () => {
    const owner = await diamond();
    await makeJob(app().db, { owner, customerLastName: "Secreto" });
    expect(await page(await diamond(), "/repair-cms?q=secreto")).not.toContain("WO-");
  });

  test("hostile names are shown as text", async () => {
    const owner = await diamond();
    await makeJob(app().db, {
      owner,
      customerFirstName: "<img src=x onerror=alert(1)>",
      licensePlate: "</SCRIPT><SCRIPT>",
    });
    const html = await page(owner, "/repair-cms");
    expect(html).toContain("&lt;img src=x");
    expect(html).not.toMatch(/<img src=x|<\/SCRIPT><SCRIPT>/);
  });
});

describe("one job", () => {
  test("its details are edited; number, status and diagnostic stay", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner, status: "in_progress", diagnostic: "Coil" });
    const form = {
      ...typedJob,
      status: "cancelled",
      number: "77",
      user_id: "x",
      diagnostic: "gone",
      vin: "1M8GDM9AXKP042788",
    };
    const answer = await app().visit(`/repair-cms/${job.id}/edit`, { as: owner, form });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/repair-cms/${job.id}`]);
    const kept = { number: 1, status: "in_progress", diagnostic: "Coil" };
    expect(await findJob(app().db, owner.id, job.id)).toMatchObject({
      customerFirstName: "Luz",
      vin: "1M8GDM9AXKP042788",
      ...kept,
    });
    expect(await page(owner, "/repair-cms?q=ibanez")).toContain(workId(1));
  });

  test("of two tabs that edit it, the second is told, keeps its words, and may then overwrite", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const opened = /name="version" value="(\d+)"/;
    const version = opened.exec(await page(owner, `/repair-cms/${job.id}/edit`))![1]!;
    const post = async (carModel: string, version: string) => {
      const answer = await app().visit(`/repair-cms/${job.id}/edit`, {
        as: owner,
        form: { ...typedJob, carModel, version },
      });
      return { status: answer.status, html: await answer.text() };
    };
    for (let presses = 0; presses < 2; presses++)
      expect((await post("Tsuru", version)).status).toBe(302);
    const second = await post("Versa", version);
    expect(second.status).toBe(409);
    expect(second.html).toContain("This job was changed somewhere else.");
    expect((await post("Versa", opened.exec(second.html)![1]!)).status).toBe(302);
    expect((await findJob(app().db, owner.id, job.id))?.carModel).toBe("Versa");
  });

  test("any status follows any other, and only those there are", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const set = (form: Record<string, string>) =>
      app().visit(`/repair-cms/${job.id}/status`, { as: owner, form });
    for (const status of ["completed", "pending", "cancelled", "in_progress", "completed"]) {
      expect((await set({ status })).status).toBe(200);
      expect((await findJob(app().db, owner.id, job.id))!.status).toBe(status);
    }
    for (const status of ["done", "", "PENDING"]) expect((await set({ status })).status).toBe(422);
    expect(await (await set({ status: "done" })).text()).toContain("Error updating job status");
    expect((await findJob(app().db, owner.id, job.id))!.status).toBe("completed");
  });

  test("without JavaScript a change of status leads back to the list, and nowhere else", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const back = async (to: string) => {
      const form = { status: "completed", back: to };
      return (await app().visit(`/repair-cms/${job.id}/status`, { as: owner, form })).headers.get(
        "location",
      );
    };
    expect(await back("/repair-cms?status=pending")).toBe("/repair-cms?status=pending");
    for (const to of ["https://evil.com", "//evil.com", "/\\evil.com", "/..//evil.com"])
      expect(await back(to)).toBeNull();
  });

  test("deleting asks first, then takes the job away", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    expect(await page(owner, `/repair-cms/${job.id}/delete`)).toContain(
      "Are you sure you want to delete this job?",
    );
    const answer = await app().visit(`/repair-cms/${job.id}/delete`, { as: owner, form: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/repair-cms"]);
    expect(await rowsOf(owner)).toEqual([]);
  });
});
