import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";

/** Rows of a file: three portions. */
const rowsOfFile = 1_200;

/** Expected row of a finished import in its table. */
const expected = { stage: "done", rows: rowsOfFile, added: rowsOfFile, vehicles_added: rowsOfFile };

/**
 * R2: kills workerd (SIGKILL) while a file of customers is previewed or imported. Then two messages
 * for it are delivered at once, until it is done: every row is there, and none twice.
 */
export async function killsDuringImports(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-imports-"));
  const problems = openProblems();
  const tried = { kills: 0, whilePreviewing: 0, whileImporting: 0, portionsBefore: 0 };
  const server = await Server.start(data);
  try {
    while (tried.kills < kills) {
      const file = await upload(server, tried.kills);
      const early = chance() < 0.3;
      await beginPreview(server, file);
      if (!early) {
        await finish(server, file, "previewed");
        await post(server, `${page}/${file}`);
      }
      await new Promise((resolve) => setTimeout(resolve, chance() * 900));
      await server.killAndRestart();
      const [cut] = await importOf(server, file);
      tried[early ? "whilePreviewing" : "whileImporting"]++;
      if (cut!.position > 0) tried.portionsBefore++;
      if (early) {
        await finish(server, file, "previewed");
        await post(server, `${page}/${file}`);
      }
      await finish(server, file, "done");
      problems.add(++tried.kills, await inspect(server, file, tried.kills - 1));
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

const page = "/repair-cms/customers/import";

const ask = ({ origin, person }: Server, at: string, init: RequestInit = {}) =>
  fetch(origin + at, {
    ...init,
    headers: { cookie: person.cookie, origin, connection: "close" },
    redirect: "manual",
  });

const post = (server: Server, at: string, form: Record<string, string> = {}) =>
  ask(server, at, { method: "POST", body: new URLSearchParams(form) });

const marked = (n: number) => `K${String(n).padStart(4, "0")}`;

async function upload(server: Server, n: number): Promise<string> {
  const lines = Array.from({ length: rowsOfFile }, (_, row) => {
    const digits = String(n * rowsOfFile + row).padStart(7, "0");
    return `Ana,${marked(n)},+1512${digits},Ford,F-150,${marked(n)}${row}`;
  });
  const text = ["First name,Last name,Phone,Make,Model,Plate", ...lines].join("\n");
  const form = new FormData();
  form.set("file", new File([text], "customers.csv", { type: "text/csv" }));
  const answer = await ask(server, page, { method: "POST", body: form });
  const id = /import\/([\w-]+)\/columns/.exec(answer.headers.get("location") ?? "")?.[1];
  if (!id) throw new Error(`The file was not taken: ${answer.status}`);
  return id;
}

type Import = Record<"encoding" | "delimiter" | "columns" | "stage", string> & {
  position: number;
  rows: number;
  added: number;
  vehicles_added: number;
};

const importOf = (server: Server, id: string) =>
  server.rows<Import>(`select * from customer_imports where id = '${id}'`);

async function beginPreview(server: Server, id: string): Promise<void> {
  const [found] = await importOf(server, id);
  const { encoding, delimiter, columns } = found!;
  const chosen = (JSON.parse(columns) as (string | null)[]).map((column, at) => [
    `column${at}`,
    column ?? "",
  ]);
  const { status } = await post(server, `${page}/${id}/columns`, {
    encoding,
    delimiter,
    skipped: "0",
    ...Object.fromEntries(chosen),
  });
  if (status >= 400) throw new Error(`The columns were not taken: ${status}`);
}

/** Opens the page of an import twice at once, which sends two messages, until it is at this stage. */
async function finish(server: Server, id: string, stage: string): Promise<void> {
  for (let waited = 0; waited < 200; waited++) {
    const [found] = await importOf(server, id);
    if (found!.stage === stage) return;
    // The claim of the consumer that was killed has ended.
    if (waited % 10 === 0)
      await server.rows(`update customer_imports set due_at = 1 where id = '${id}' and due_at > 1`);
    await Promise.all([1, 2].map(async () => (await ask(server, `${page}/${id}`)).text()));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`An import does not come to its stage: ${stage}`);
}

async function inspect(server: Server, id: string, n: number): Promise<string[]> {
  const [found] = await importOf(server, id);
  const [stored] = await server.rows<Record<string, number>>(`select
    (select count(*) from customers where last_name = '${marked(n)}') as customers,
    (select count(distinct phone_found_by) from customers where last_name = '${marked(n)}') as phones,
    (select count(*) from vehicles where plate like '${marked(n)}%') as vehicles,
    (select count(*) from vehicle_owners o join vehicles v on v.shop_id = o.shop_id
      and v.id = o.vehicle_id where v.plate like '${marked(n)}%' and o.until is null) as owners`);
  const said = Object.entries(expected).flatMap(([name, value]) =>
    found![name as keyof Import] === value ? [] : [`${name} is ${found![name as keyof Import]}`],
  );
  const there = Object.entries(stored!).flatMap(([name, count]) =>
    count === rowsOfFile ? [] : [`${count} ${name} of ${rowsOfFile} rows`],
  );
  return [...said, ...there].map((one) => `import ${n}: ${one}`);
}
