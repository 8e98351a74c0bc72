import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { v7 as newId } from "uuid";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";

/** Jobs of one round, each with an approved quote of this many cents. */
const [jobs, total] = [10, 50_750];

/** An invoice or its payment, as a browser sends it. */
type Write = { path: string; form: Record<string, string>; acknowledged: boolean };

/**
 * R12: kills workerd (SIGKILL) while ten clients make invoices and record payments, many of them
 * twice at once; what was not acknowledged is sent again. Numbers have no gap, and every invoice and
 * payment is there once.
 */
export async function killsDuringInvoices(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-invoices-"));
  const problems = openProblems();
  const tried = { kills: 0, writes: 0, cutOff: 0 };
  const server = await Server.start(data);
  try {
    for (let round = 0; tried.kills < kills; round++) {
      const ids = await makeJobs(server, round);
      const writes = ids.map(writesOf);
      const clients = writes.map(async ([invoice, payment]) => {
        if (await send(server, invoice)) await send(server, payment);
      });
      await new Promise((resolve) => setTimeout(resolve, 20 + chance() * 400));
      await server.killAndRestart();
      await Promise.all(clients);
      const cutOff = writes.flat().filter(({ acknowledged }) => !acknowledged);
      if (cutOff.length > 0) tried.kills++;
      const found = await inspect(server, ids, "after the kill");
      for (const write of writes.flat())
        if (!write.acknowledged && !(await send(server, write)))
          found.push(`sent again and refused: ${write.path}`);
      problems.add(tried.kills, [...found, ...(await inspect(server, ids, "at the end"))]);
      tried.writes += writes.flat().length;
      tried.cutOff += cutOff.length;
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

/** Jobs with an approved quote each, written past the product. */
async function makeJobs(server: Server, round: number): Promise<string[]> {
  const ids = Array.from({ length: jobs }, (_, n) => `r${round}-${n}`);
  const list = `json_each('${JSON.stringify(ids)}')`;
  for (const sql of [
    `INSERT INTO repair_jobs (shop_id, id, number, customer_first_name, customer_last_name,
        customer_email, customer_phone, car_make, car_model, car_year, license_plate, issues, language,
        search, created_at, updated_at)
      SELECT '${server.person.shopId}', value, coalesce((SELECT max(number) FROM repair_jobs), 0) + key + 1,
        'Ana', '', '', '', 'Ford', 'F-150', 2018, '', '', 'en', '', 0, 0 FROM ${list}`,
    `INSERT INTO repair_quotes (shop_id, id, job_id, number, description, labor_hours, labor_rate,
        currency, labor_cost, parts_cost, total_amount, status, created_at, updated_at)
      SELECT '${server.person.shopId}', 'quote-' || value, value, 1, 'Brakes', 1, ${total}, 'USD', ${total},
        0, ${total}, 'approved', 0, 0 FROM ${list}`,
  ])
    await server.rows(sql);
  return ids;
}

function writesOf(jobId: string): [invoice: Write, payment: Write] {
  const date = "2026-01-02";
  const at = `/repair-cms/${jobId}`;
  const blank = { acknowledged: false };
  const payment = { kind: "payment", for: "", amount: "100", way: "cash", note: "", date };
  return [
    {
      ...blank,
      path: `${at}/invoices/new`,
      form: { id: newId(), "quotes[]": `quote-${jobId} 1`, date, terms: "" },
    },
    { ...blank, path: `${at}/payments/new`, form: { ...payment, id: newId() } },
  ];
}

/** Sends a write, many of them twice at once. */
async function send({ origin, person }: Server, write: Write): Promise<boolean> {
  const post = () =>
    fetch(origin + write.path, {
      method: "POST",
      body: new URLSearchParams(write.form),
      headers: { cookie: person.cookie, origin },
      redirect: "manual",
    });
  try {
    const answers = await Promise.all(chance() < 0.4 ? [post(), post()] : [post()]);
    write.acknowledged = answers.every(({ status }) => status === 302);
  } catch {
    // Cut off.
  }
  return write.acknowledged;
}

async function inspect(server: Server, ids: readonly string[], when: string): Promise<string[]> {
  const [all] = await server.rows<Record<"last" | "highest" | "count" | "torn", number>>(`SELECT
    coalesce((SELECT last FROM invoice_counters WHERE series = 'invoice'), 0) AS last,
    (SELECT coalesce(max(number), 0) FROM invoices) AS highest,
    (SELECT count(*) FROM invoices) AS count,
    (SELECT count(*) FROM repair_jobs j WHERE coalesce(j.owed_total, 0) <> max(0,
      (SELECT coalesce(sum(total_amount), 0) FROM invoices i WHERE i.job_id = j.id)
      - (SELECT coalesce(sum(amount), 0) FROM payments p WHERE p.job_id = j.id))) AS torn`);
  const { last, highest, count, torn } = all!;
  const gap = last !== highest || highest !== count;
  const list = `json_each('${JSON.stringify(ids)}')`;
  const twice = await server.rows<{ job: string; invoices: number; payments: number }>(`SELECT
    value AS job, (SELECT count(*) FROM invoices WHERE job_id = value) AS invoices,
    (SELECT count(*) FROM payments WHERE job_id = value) AS payments FROM ${list}`);
  const most = when === "at the end" ? [1] : [0, 1];
  return [
    ...(gap ? [`${when}: counter ${last}, highest ${highest}, ${count} invoices`] : []),
    ...(torn > 0 ? [`${when}: ${torn} jobs whose owed amount is torn`] : []),
    ...twice
      .filter(({ invoices, payments }) => !most.includes(invoices) || !most.includes(payments))
      .map((one) => `${when}: ${one.invoices} invoices and ${one.payments} payments of ${one.job}`),
  ];
}
