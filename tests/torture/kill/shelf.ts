import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { below, chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";
import {
  clientsOf,
  makeShelf,
  type Shelf,
  type ShelfWrite,
  sendShelfWrite,
} from "./shelf-writes.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * R16: kills workerd (SIGKILL) while six take the last three of a part, bring some back and count,
 * and while two order the same parts and mail their order; what was cut off is sent again. The
 * ledger adds up and is never below nothing, and an order is made once and mailed once.
 */
export async function killsAtTheShelf(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-shelf-"));
  const problems = openProblems();
  const tried = { kills: 0, writes: 0, cutOff: 0, landedAnyway: 0, letterUnsure: 0 };
  const server = await Server.start(data);
  try {
    for (let round = 0; tried.kills < kills; round++) {
      const shelf = await makeShelf(server, round);
      await fetch(`${server.origin}/repair-cms/stock`, {
        headers: { cookie: server.person.cookie },
      });
      const clients = clientsOf(shelf);
      const sent: ShelfWrite[] = [];
      // Which of the answers the kill comes after.
      const last = below(14);
      let ended = false;
      const working = clients.map(async (writes) => {
        for (const write of writes) {
          sent.push(write);
          if (!(await sendShelfWrite(server, write)) || write.answer === "refused") return;
        }
      });
      void Promise.all(working).finally(() => {
        ended = true;
      });
      while (!ended && sent.filter(({ answer }) => answer).length < last) await wait(1);
      await wait(chance() * 40);
      await server.killAndRestart();
      await Promise.all(working);
      const cutOff = sent.filter(({ answer }) => answer === "");
      if (cutOff.length > 0) tried.kills++;
      tried.writes += sent.length;
      tried.cutOff += cutOff.length;
      const found = await inspect(server, shelf, sent, "after the kill");
      if (found.isUnsure) tried.letterUnsure++;
      for (const write of cutOff) {
        if (found.landed.has(write.id)) tried.landedAnyway++;
        for (let at = 0; at < 5 && write.answer === ""; at++) await sendShelfWrite(server, write);
        if (write.answer === "") found.problems.push(`sent again and not answered: ${write.path}`);
      }
      const after = await inspect(server, shelf, sent, "at the end");
      problems.add(tried.kills, [...found.problems, ...after.problems]);
      if (tried.kills % 100 === 0) console.log(`${tried.kills} kills, ${problems.failed} did harm`);
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  const notes = [
    `${tried.writes} writes, ${tried.cutOff} cut off, of which ${tried.landedAnyway} had landed; ${tried.letterUnsure} times the kill came while a letter was on its way`,
  ];
  return { tried: tried.kills, failed: problems.failed, notes };
}

type Movement = { id: string; n: number; change: number; after: number; line: string | null };
type Part = { line: string; state: string; order: string | null };

/** Lists the problems of a shelf and its order, and which writes have landed. */
async function inspect(
  server: Server,
  { item, supplier, taken, ordered }: Shelf,
  sent: readonly ShelfWrite[],
  when: string,
) {
  const [movements, [{ quantity }], parts, orders] = await Promise.all([
    server.rows<Movement & { held: number }>(`SELECT id, n, change, after, line_id AS line,
      is_taken AS held FROM stock_movements WHERE item_id = '${item}' ORDER BY n`),
    server.rows<{ quantity: number }>(
      `SELECT quantity FROM stock_items WHERE id = '${item}'`,
    ) as Promise<[{ quantity: number }]>,
    server.rows<Part>(`SELECT line_id AS line, state, order_id AS "order" FROM parts
      WHERE job_id IN (SELECT value FROM json_each('${JSON.stringify([...taken, ...ordered])}'))`),
    server.rows<{ id: string; mailed: number | null }>(
      `SELECT id, mailed_at AS mailed FROM part_orders WHERE supplier_id = '${supplier}'`,
    ),
  ]);
  const problems: string[] = [];
  const check = (isRight: boolean, said: string) => {
    if (!isRight) problems.push(`${when}: ${said} (${item})`);
  };
  let sum = 0;
  for (const [at, { n, change, after }] of movements.entries()) {
    sum += change;
    check(n === at + 1 && after === sum && after >= 0, `movement ${n} does not add up`);
  }
  check(quantity === sum, `the item says ${quantity}, its ledger ${sum}`);
  const held = movements.filter((one) => one.held).map(({ line }) => line);
  const here = parts.filter(({ state, line }) => state === "here" && line.includes("shelf"));
  check(new Set(held).size === held.length, "a part took twice");
  check(
    [...held].sort().join() ===
      here
        .map(({ line }) => line)
        .sort()
        .join(),
    "what was taken is not what is here",
  );
  const landed = new Set([...movements.map(({ id }) => id), ...orders.map(({ id }) => id)]);
  for (const { kind, id, answer } of sent)
    if (answer === "done" && kind !== "back")
      check(landed.has(id), `lost: an acknowledged ${kind}`);
  check(orders.length <= 1, `${orders.length} orders for the same parts`);
  for (const { line, state, order } of parts.filter(({ line }) => line.includes("order")))
    check(
      orders.length === 1 ? state === "ordered" && order === orders[0]!.id : state === "needed",
      `${line} is ${state}, with ${orders.length} orders`,
    );
  if (when === "at the end") check(orders.length === 1, "no order was made");
  const letters = (await (await server.demo("/demo/outbox")).text()).split(
    `<span>${supplier}@depot.test</span>`,
  ).length;
  check(letters <= 2, `${letters - 1} letters of one order`);
  const isMailed = orders[0]?.mailed != null;
  check(!isMailed || letters === 2, "said to be mailed, and no letter is there");
  const told = sent.some(({ kind, answer }) => kind === "mail" && answer === "done");
  check(!told || isMailed, "a mail was acknowledged that is not noted");
  return { problems, landed, isUnsure: letters === 2 && !isMailed };
}
