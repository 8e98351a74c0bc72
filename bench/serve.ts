// A measured server, in a process of its own so that it can be pinned to a core: node
// bench/serve.ts <app|hono|page|webhook> <port>. Prints one line of JSON when it is ready; ends
// with its parent.
import { fillPeople, nthPerson } from "../tests/support/fill.ts";
import { fillGround } from "./ground.ts";
import { insertEach } from "./insert-each.ts";
import { openServer, type ServerName } from "./server.ts";
import { openDatabase, worldOf } from "./world.ts";

const [name, port] = [process.argv[2] as ServerName, Number(process.argv[3])];
const miniflare = await openServer(name, { port });

const fillWorld = async (d1: D1Database) => worldOf(await fillGround(d1, 200));
const world = name === "app" && (await fillWorld(await openDatabase(miniflare)));
if (name === "webhook") {
  const [d1, count] = [await openDatabase(miniflare, "llave-stripe"), 400];
  await fillPeople(d1, count);
  // Customers at Stripe, from `cus_0` on, without any event yet.
  const person = nthPerson(1).slice(0, 24);
  await insertEach(
    d1,
    count,
    `insert into subscriptions (user_id, customer_id, synced_at)
     select '${person}' || printf('%012d', n), 'cus_' || (n - 1), 0 from one`,
  );
}
console.log(JSON.stringify({ ready: true, world }));

process.stdin.resume().on("end", () => miniflare.dispose().then(() => process.exit(0)));
