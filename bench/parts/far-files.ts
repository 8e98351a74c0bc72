import { randomUUID } from "node:crypto";
import type { Miniflare } from "miniflare";
import { jpeg, webp } from "../../tests/support/files/pictures.ts";
import { fromElsewhere } from "../../tests/support/join.ts";
import { returning } from "../returning.ts";
import { type Line, times } from "../table.ts";
import { fillQuotes, nthJob, type Person } from "../world.ts";
import { setDistance, timed, told } from "./distance.ts";
import { sendLink } from "./link.ts";

type Ground = { miniflare: Miniflare; d1: D1Database; owner: Person };

/** A file: where it is read, and whether its row must be read first, which names it. */
type File = { what: string; path: string; cookie?: string; named: boolean };

/** P13 for what is read from R2: pictures, and the papers of a sending. */
export async function farFiles(
  ground: Ground,
  origin: string,
  distances: readonly number[],
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const file of await prepare(ground, origin)) {
    for (const far of distances) {
      const headers = file.cookie ? { cookie: file.cookie } : fromElsewhere();
      await setDistance(origin, 0);
      await timed(origin, file.path, { headers });
      await setDistance(origin, far);
      const asked = await timed(origin, file.path, { headers });
      const most = file.named ? 2 : 1;
      const first = most + 0.15;
      lines.push({
        part: "P13",
        what: `file: ${file.what}, ${far} ms away`,
        ours: `${asked.status}; ${told(asked)}`,
        ratio: times(asked.first / far),
        goal: `${most} in a row, first byte <= ${first}x`,
        met: asked.status === 200 && asked.rows <= most && asked.first <= first * far,
      });
    }
  }
  return lines;
}

/** Stores pictures, sends the quotes of a job and answers them. */
async function prepare({ miniflare, d1, owner }: Ground, origin: string): Promise<File[]> {
  await setDistance(origin, 0);
  const files = (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket;
  const [source, item, logo] = [randomUUID(), randomUUID(), `${"a".repeat(64)}.jpg`];
  await files.put(`news/${source}/${item}.webp`, webp);
  await files.put(`logos/${owner.shopId}/${logo}`, jpeg);
  await d1
    .prepare("update shop_settings set logo_file = ? where shop_id = ?")
    .bind(logo, owner.shopId)
    .run();
  const jobId = nthJob(20);
  const [quoteId] = await fillQuotes(d1, owner.id, jobId);
  await d1
    .prepare("update repair_quotes set status = 'pending' where job_id = ?")
    .bind(jobId)
    .run();
  const cookie = returning(owner.cookie);
  const link = await sendLink({ origin, cookie, jobId });
  await answer(origin + link);
  const decided = `/repair-cms/${jobId}/decisions/1`;
  const [shop, customer] = [{ cookie, named: true }, { named: true }];
  return [
    {
      what: "a picture of the news",
      path: `/noticias/pictures/${source}/${item}`,
      cookie,
      named: false,
    },
    { what: "the logo of a shop", path: `/repair-cms/logo/${logo}`, cookie, named: false },
    {
      what: "a work order with a logo",
      path: `/repair-cms/${jobId}/quotes/${quoteId}/work-order`,
      ...shop,
    },
    { what: "the proof of a decision, for the shop", path: decided, ...shop },
    { what: "the PDF of a revision, for the shop", path: `${decided}/file?file=pdf`, ...shop },
    { what: "the PDF of a revision, for the customer", path: `${link}/file?file=pdf`, ...customer },
    { what: "what was sent, for the customer", path: link, ...customer },
  ];
}

/** As a customer who approves everything. */
async function answer(url: string): Promise<void> {
  const page = await (await fetch(url, { headers: fromElsewhere() })).text();
  const form = new URLSearchParams({ name: "Ana Ruiz", language: "en", key: randomUUID() });
  for (const [, name] of page.matchAll(/name="(answer-[^"]+)" value="approve"/g))
    form.set(name!, "approve");
  const { origin } = new URL(url);
  const init = { method: "POST", body: form, headers: { origin }, redirect: "manual" } as const;
  const { status } = await fetch(url, init);
  if (status !== 303) throw new Error(`A decision answered ${status}`);
}
