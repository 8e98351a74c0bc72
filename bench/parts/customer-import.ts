import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { workerd } from "../child.ts";
import { watchHeap } from "../heap.ts";
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

type Run = { rows: number; seconds: number; peak: number; heap: number; added: number };

/**
 * Imports as a shop does them: upload, preview, confirm. Memory is what the Worker's isolate holds,
 * which has 128 MB in the world, for a tenth of the rows and for all; and that of workerd, with the
 * database that runs inside it here and keeps pages of its file.
 */
export async function customerImport(rows: number): Promise<Line[]> {
  const [small, large, again] = (await measure([rows / 10, rows, rows])) as [Run, Run, Run];
  const [few, all] = (await measure([rows / 10, rows], true)) as [Run, Run];
  const count = (n: number) => `${n.toLocaleString("en-US")} rows`;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    {
      part: "info",
      what: `import of customers: ${count(rows)}, ${mb(fileOf(rows).size)}, uploaded, previewed and imported`,
      ours: `${large.seconds.toFixed(1)} s, ${large.added.toLocaleString("en-US")} customers`,
      baseline: `${count(small.rows)}: ${small.seconds.toFixed(1)} s`,
      goal: "<= 60 s",
      met: large.seconds <= 60 && large.added === rows,
    },
    {
      part: "info",
      what: `import of customers: most that the Worker holds, heap and buffers after a collection, with ${count(rows)}`,
      ours: mb(all.heap),
      baseline: `${count(few.rows)}: ${mb(few.heap)}`,
      ratio: times(all.heap / few.heap),
      goal: "<= 1.25x",
      met: all.heap <= 1.25 * few.heap,
    },
    {
      part: "info",
      what: `import of customers: most memory of workerd and its database with ${count(rows)}, then as many again`,
      ours: `${mb(large.peak)}, then ${mb(again.peak)}`,
      baseline: `${count(small.rows)}: ${mb(small.peak)}`,
    },
  ];
}

/** One after another on one server, each for a shop of its own. */
async function measure(sizes: number[], inspected = false): Promise<Run[]> {
  // On disk: of a database in memory all that is imported would stay there.
  const data = mkdtempSync(path.join(tmpdir(), "llave-import-"));
  const server = await openServer("app", { port, data, inspected });
  try {
    const d1 = await openDatabase(server);
    const pid = workerd(process.pid);
    const runs: Run[] = [];
    for (const rows of [500, ...sizes]) {
      const owner = await makePerson(d1, "premium");
      await fillShop(d1, owner.id);
      let peak = 0;
      const watching = setInterval(() => {
        peak = Math.max(peak, memoryOf(pid));
      }, 50);
      const isolate = inspected ? await watchHeap(server) : undefined;
      const started = performance.now();
      const added = await importAs(owner, d1, fileOf(rows)).finally(() => clearInterval(watching));
      const seconds = (performance.now() - started) / 1000;
      runs.push({ rows, seconds, peak, heap: (await isolate?.stop()) ?? 0, added });
    }
    // The first one warms up.
    return runs.slice(1);
  } finally {
    await server.dispose();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Uploads, previews and imports a file. How many customers came of it. */
async function importAs({ cookie, shopId }: Person, d1: D1Database, file: File): Promise<number> {
  const post = (path: string, body: FormData | URLSearchParams) =>
    fetch(origin + path, {
      method: "POST",
      body,
      headers: { cookie, origin, connection: "close" },
      redirect: "manual",
    });
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
      const shown = await fetch(`${origin}${page}/${id}`, {
        headers: { cookie, connection: "close" },
      });
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
