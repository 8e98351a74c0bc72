import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { answers, type QuotedJob, recordsOf, sentJob } from "../../support/links/links.ts";
import { bare, decoded } from "../../support/papers/page-texts.ts";
import { checkPdf, pdfInfo, readPdf, structureOf } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const shopsPage = ({ job }: QuotedJob) => `/repair-cms/${job.id}/decisions/1`;

/** Every text of a certificate's page, apart from its links. */
function textsOf(page: string): string[] {
  const main = /<main>([\s\S]*)<\/main>/.exec(page)![1]!.replace(/<a [\s\S]*?<\/a>/g, "");
  return main
    .split(/<[^>]*>/)
    .map((text) => bare(decoded(text)))
    .filter((text) => text !== "");
}

test.each(["en", "es"] as const)(
  "Says on paper what the page says and nothing else, in %s",
  async (language) => {
    const made = await sentJob(app(), { language });
    const headers = { "user-agent": `Phone ${"of a customer ".repeat(8)}` };
    const reason = { [`reason-${made.quotes[1]!.id}`]: "Too expensive, I'll wait. ".repeat(9) };
    await app().visit(made.path, { form: answers(made.quotes, reason), headers });
    const page = await (await app().visit(`${made.path}/certificate`)).text();
    const [, address] = /href="([^"]*certificate\?file=pdf[^"]*)"/.exec(page)!;
    const answer = await app().visit(address!.replaceAll("&amp;", "&"));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const pdf = await bytesOf(answer);
    const paper = bare(readPdf(pdf));
    const texts = textsOf(page);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !paper.includes(text))).toEqual([]);
    const [decision] = (await recordsOf(app(), made)).decided;
    const said = bare(decoded(page));
    const further = readPdf(pdf)
      .split(/\s+/)
      .filter((word) => !said.includes(word));
    const verify = `/verify?hash=${decision!.sha256}`;
    const pages = further.filter((word) => /^\d\/\d$/.test(word));
    expect(pages).toHaveLength(2);
    expect(pages.map((page) => page.split("/")[1])).toEqual(pages.map(() => String(pages.length)));
    expect(further.filter((word) => !pages.includes(word))).toEqual([
      expect.stringContaining(verify),
    ]);
    expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
    const headings = structureOf(pdf).filter(({ role }) => /^H\d/.test(role));
    expect(headings.map(({ role }) => role)).toEqual(["H1", ...Array(6).fill("H2")]);
    checkPdf(pdf);

    const shops = await app().visit(`${shopsPage(made)}?file=pdf&lng=${language}`, {
      as: made.owner,
    });
    expect(bare(readPdf(await bytesOf(shops)))).toBe(paper);
  },
);

test("Prints letters of other scripts, and a warning when the stored file was changed", async () => {
  const made = await sentJob(app(), { language: "en", customerFirstName: "Иван <b>" });
  await app().visit(made.path, { form: answers(made.quotes, { name: "Иван ) Tj \u202E<b>" }) });
  const address = `${made.path}/certificate?file=pdf`;
  expect(bare(readPdf(await bytesOf(await app().visit(address))))).toContain("Иван)Tj");

  const [decision] = (await recordsOf(app(), made)).decided;
  await app().files.put(`revisions/${made.ref.shopId}/${decision!.sha256}.json`, "{}");
  const damaged = bare(readPdf(await bytesOf(await app().visit(address))));
  expect(damaged).toContain(bare("differs from what was sent"));
  expect(damaged).toContain(decision!.id);
});

test("Does not find the file by an unknown link or for another shop", async () => {
  const made = await sentJob(app());
  const open = await app().visit(`${made.path}/certificate?file=pdf`);
  expect(open.headers.get("content-type")).toContain("text/html");
  await app().visit(made.path, { form: answers(made.quotes) });
  const unknown = await app().visit(`/q/${"0".repeat(64)}/certificate?file=pdf`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get("content-type")).toContain("text/html");
  const other = await signedIn(app().db, "premium");
  const hidden = await app().visit(`${shopsPage(made)}?file=pdf`, { as: other });
  expect(hidden.status).toBe(404);
});
