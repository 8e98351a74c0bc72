import { readFileSync } from "node:fs";
import { workerd } from "../child.ts";
import { openServer } from "../server.ts";
import { type Line, times } from "../table.ts";
import { fillShop, makePerson, openDatabase, type Person } from "../world.ts";

const port = 9320;
const origin = `http://localhost:${port}`;
const page = "/repair-cms/customers/import";

/** A customer with a vehicle and a note on each row. */
function fileOf(rows: number): File {
  const note = "Prefers a call after five; pays by card. ".repeat(4);
  const lines = Array.from({ length: rows }, (_, n) => {
    const digits = String(n).padStart(6, "0");
    return `Ana,Ruiz ${n},512 5${digits.slice(0, 2)} ${digits.slice(2)},ana${n}@customer.test,"${note}",Toyota,Corolla,2015,ABC ${digits},1FTFW1ET${String(n).padStart(9, "0")}`;
  });
  const headings = "First name,Last name,Phone,Email,Note,Make,Model,Year,Plate,VIN";
  return new File([[headings, ...lines].join("\n")], "customers.csv", { type: "text/csv" });
}

type Run = { seconds: number; peak: number; before: number; added: number };

/**
 * An import of so many rows as a shop does it: upload, preview, confirm. Beside it a file of a
 * tenth, on a server that was started anew, for the memory that workerd takes: the database, which
 * runs inside it, is in the figure.
 */
export async function customerImport(rows: number): Promise<Line[]> {
  const small = await measure(rows / 10);
  const large = await measure(rows);
  const count = (n: number) => `${n.toLocaleString("en-US")} rows`;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const growth = (large.peak - large.before) / (small.peak - small.before);
  const size = fileOf(rows).size;
  return [
    {
      part: "info",
      what: `import of customers: ${count(rows)}, ${mb(size)}, uploaded, previewed and imported`,
      ours: `${large.seconds.toFixed(1)} s, ${large.added.toLocaleString("en-US")} customers`,
      baseline: `${count(rows / 10)}: ${small.seconds.toFixed(1)} s`,
      goal: "<= 60 s",
      met: large.seconds <= 60 && large.added === rows,
    },
    {
      part: "info",
      what: `import of customers: most memory of workerd with ${count(rows)}`,
      ours: `${mb(large.peak)}, ${mb(large.peak - large.before)} more than before`,
      baseline: `${count(rows / 10)}: ${mb(small.peak)}, ${mb(small.peak - small.before)} more`,
      ratio: times(growth),
      goal: "does not grow with the file",
      met: Number.isNaN(growth) ? undefined : large.peak <= 1.25 * small.peak,
    },
  ];
}

async function measure(rows: number): Promise<Run> {
  const server = await openServer("app", { port });
  let watching: NodeJS.Timeout | undefined;
  try {
    const d1 = await openDatabase(server);
    const [warm, owner] = [await makePerson(d1, "premium"), await makePerson(d1, "premium")];
    for (const { id } of [warm, owner]) await fillShop(d1, id);
    await importAs(warm, d1, fileOf(500));
    const pid = workerd(process.pid);
    const before = memoryOf(pid);
    let peak = before;
    watching = setInterval(() => {
      peak = Math.max(peak, memoryOf(pid));
    }, 50);
    const started = performance.now();
    const added = await importAs(owner, d1, fileOf(rows));
    const seconds = (performance.now() - started) / 1000;
    return { seconds, peak, before, added };
  } finally {
    clearInterval(watching);
    await server.dispose();
  }
}

/** Uploads, previews and imports a file. How many customers came of it. */
async function importAs({ cookie, shopId }: Person, d1: D1Database, file: File): Promise<number> {
  const post = (path: string, body: FormData | URLSearchParams) =>
    fetch(origin + path, { method: "POST", body, headers: { cookie, origin }, redirect: "manual" });
  const form = new FormData();
  form.set("file", file);
  const uploaded = await post(page, form);
  const id = /import\/([\w-]+)\/columns/.exec(uploaded.headers.get("location") ?? "")?.[1];
  if (!id) throw new Error(`The upload was answered ${uploaded.status}`);
  const find = () =>
    d1
      .prepare("select * from customer_imports where shop_id = ? and id = ?")
      .bind(shopId, id)
      .first<Record<string, string | number | null>>();
  // As the page of the import looks: asking the database from here would block this process while
  // workerd is at work.
  const settled = async () => {
    for (;;) {
      const shown = await fetch(`${origin}${page}/${id}`, { headers: { cookie } });
      if (!(await shown.text()).includes("<progress")) return (await find())!;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const { encoding, delimiter, columns } = (await find())! as Record<string, string>;
  const chosen = (JSON.parse(columns!) as (string | null)[]).map((one, at) => [
    `column${at}`,
    one ?? "",
  ]);
  const reading = { encoding: encoding!, delimiter: delimiter!, ...Object.fromEntries(chosen) };
  await post(`${page}/${id}/columns`, new URLSearchParams(reading));
  const previewed = await settled();
  if (previewed.stage !== "previewed") throw new Error(`The preview is ${previewed.stage}`);
  await post(`${page}/${id}`, new URLSearchParams());
  return Number((await settled()).added);
}

/** What a process has in memory of its own, without mapped files, in bytes; NaN where there is no /proc. */
function memoryOf(pid: number | undefined): number {
  if (!pid) return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return 1024 * Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]);
}
