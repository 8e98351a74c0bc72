import { v7 as newId } from "uuid";
import { chance } from "../../support/chance.ts";
import type { Server } from "./server.ts";

/** A write of a shop, as a browser sends it; `answer` is empty for one that was cut off. */
export type ShelfWrite = {
  kind: "take" | "back" | "move" | "order" | "mail";
  /** The key that comes with its form, or the line that it moves. */
  id: string;
  path: string;
  form: Record<string, string>;
  answer: "" | "done" | "refused";
};

/** An item with three pieces, six parts that need it, and a supplier of three more. */
export type Shelf = { item: string; supplier: string; taken: string[]; ordered: string[] };

/** In hundredths: what lies on a shelf before anybody comes, and what comes and goes meanwhile. */
export const [atFirst, moved] = [300, 100];

/** A new shelf with its jobs, written past the product. */
export async function makeShelf(server: Server, round: number): Promise<Shelf> {
  const { shopId, id: by } = server.person;
  const name = (what: string) => `r${round}-${what}`;
  const taken = Array.from({ length: 6 }, (_, at) => name(`shelf-${at}`));
  const ordered = Array.from({ length: 3 }, (_, at) => name(`order-${at}`));
  const [item, supplier] = [name("item"), name("supplier")];
  const list = `json_each('${JSON.stringify([...taken, ...ordered])}')`;
  for (const sql of [
    `INSERT INTO stock_items (shop_id, id, name, name_key, created_at, updated_at)
      VALUES ('${shopId}', '${item}', 'Oil filter', 'oil filter', 0, 0)`,
    `INSERT INTO stock_movements (shop_id, id, item_id, n, kind, change, after, by, at)
      VALUES ('${shopId}', '${name("first")}', '${item}', 1, 'received', ${atFirst}, ${atFirst}, '${by}', 0)`,
    `INSERT INTO suppliers (shop_id, id, name, name_key, email, language, created_at, updated_at)
      VALUES ('${shopId}', '${supplier}', 'Depot', 'depot', '${supplier}@depot.test', 'en', 0, 0)`,
    `INSERT INTO repair_jobs (shop_id, id, number, customer_first_name, customer_last_name,
        customer_email, customer_phone, car_make, car_model, car_year, license_plate, issues, language,
        search, created_at, updated_at)
      SELECT '${shopId}', value, coalesce((SELECT max(number) FROM repair_jobs), 0) + key + 1,
        'Ana', '', '', '', 'Ford', 'F-150', 2018, '', '', 'en', '', 0, 0 FROM ${list}`,
    `INSERT INTO parts (shop_id, line_id, job_id, name, quantity, state, at, by)
      SELECT '${shopId}', 'line-' || value, value, 'Oil filter', 100, 'needed', 0, '${by}' FROM ${list}`,
    // Another day of letters.
    "DELETE FROM uses",
  ])
    await server.rows(sql);
  return { item, supplier, taken, ordered };
}

const takeOf = (item: string, job: string): ShelfWrite => {
  const id = newId();
  const path = `/repair-cms/${job}/parts/line-${job}/stock`;
  return { kind: "take", id, path, form: { id, item }, answer: "" };
};

const backOf = (job: string): ShelfWrite => ({
  kind: "back",
  id: `line-${job}`,
  path: `/repair-cms/${job}/parts`,
  form: { line: `line-${job}`, from: "here", to: "needed" },
  answer: "",
});

const moveOf = (item: string, kind: "received" | "fewer"): ShelfWrite => {
  const id = newId();
  const form = { id, kind, amount: `${moved / 100}`, why: "Broken" };
  return { kind: "move", id, path: `/repair-cms/stock/${item}`, form, answer: "" };
};

function orderOf({ supplier, ordered }: Shelf): ShelfWrite {
  const id = newId();
  const lines = ordered.map((job) => `line-${job}`);
  const texts = lines.flatMap((line) => [
    [`original.${line}`, "Oil filter"],
    [`text.${line}`, "Oil filter"],
  ]);
  const form = { id, supplier, ...Object.fromEntries(texts) };
  const path = `/repair-cms/parts/order?${lines.map((line) => `line=${line}`).join("&")}`;
  return { kind: "order", id, path, form, answer: "" };
}

const mailOf = (order: ShelfWrite): ShelfWrite => ({
  kind: "mail",
  id: order.id,
  path: `/repair-cms/parts/orders/${order.id}`,
  form: { go: "1" },
  answer: "",
});

/** Requests of each client, in order; of the two orders at most one can succeed. */
export const clientsOf = (shelf: Shelf): ShelfWrite[][] => [
  ...shelf.taken.map((job, at) => [
    takeOf(shelf.item, job),
    ...(at % 3 === 0 ? [backOf(job), takeOf(shelf.item, job)] : []),
  ]),
  [moveOf(shelf.item, "received"), moveOf(shelf.item, "fewer")],
  ...[orderOf(shelf), orderOf(shelf)].map((order) => [order, mailOf(order)]),
];

/**
 * Sends a write, many of them twice at once. False without an answer that says yes or no: it was cut
 * off, or the server was too busy and said so.
 */
export async function sendShelfWrite(
  { origin, person }: Server,
  write: ShelfWrite,
): Promise<boolean> {
  const body = new URLSearchParams(write.form);
  if (write.kind === "order")
    for (const name of Object.keys(write.form))
      if (name.startsWith("text.")) body.append("line[]", name.slice("text.".length));
  const post = () =>
    fetch(origin + write.path, {
      method: "POST",
      body: new URLSearchParams(body),
      headers: { cookie: person.cookie, origin, accept: "text/html", connection: "close" },
      redirect: "manual",
    });
  const answers = await Promise.allSettled(chance() < 0.4 ? [post(), post()] : [post()]);
  const statuses = answers.map((one) => (one.status === "fulfilled" ? one.value.status : 0));
  if (statuses.includes(200) || statuses.includes(302)) write.answer = "done";
  else if (statuses.every((status) => status === 409)) write.answer = "refused";
  const strange = statuses.find((status) => ![0, 200, 302, 409, 503].includes(status));
  if (strange && !statuses.includes(0))
    throw new Error(`${strange} for ${write.kind} at ${write.path}`);
  return write.answer !== "";
}
