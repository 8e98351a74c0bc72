import { describe, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import { makeJob } from "../../support/make.ts";
import type { Person } from "../../support/people.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();

const { draft, create, diamond, page, rowsOf } = jobRequests(app);

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
    timeout: 600_000,
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
  test("An empty list offers the first job", async () => {
    const html = await page(await diamond(), "/repair-cms");
    for (const text of ["No repair jobs found", "Create the first job", "Shop Settings"])
      expect(html).toContain(text);
  });

  test("Finds jobs by everyday words: gears by number, what fell, and verbs of many", async () => {
    const owner = await diamond();
    const make = (issues: string) => makeJob(app().db, { owner, carMake: "Mazda", issues });
    await make("Transmission slips between second and third when warm.");
    await make("Driver's window drops into the door.");
    await make("Rechina al frenar, se revisaron las balatas.");
    const found = async (text: string) => {
      const html = await page(owner, `/repair-cms?q=${encodeURIComponent(text)}`);
      return [...html.matchAll(/>WO-0*(\d)<\/a>/g)].map(([, number]) => Number(number));
    };
    expect(await found("slips in 3rd")).toEqual([1]);
    expect(await found("patina en tercera")).toEqual([1]);
    expect(await found("window fell")).toEqual([2]);
    expect(await found("rechinan balatas")).toEqual([3]);
  });

  test("Paging keeps search and status", { timeout: 600_000 }, async () => {
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

  test("Shows no jobs of another shop", async () => {
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
