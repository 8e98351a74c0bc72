// The server that is killed: the production build as `npm start` serves it, and a window onto its database for the one who kills.
import { openServer } from "../../../bench/server.ts";
import { fillShop, makePerson, openDatabase } from "../../../bench/world.ts";

const [data, port] = [process.argv[2]!, Number(process.argv[3])];
const miniflare = await openServer("app", { data, port });
const d1 = await openDatabase(miniflare);

const known = await d1.prepare("select user_id as id from shop_settings").first<{ id: string }>();
if (known) process.send!({ ready: true });
else {
  const person = await makePerson(d1, "premium");
  await fillShop(d1, person.id);
  process.send!({ ready: true, person });
}

process.on("message", async ({ sql }: { sql: string }) => process.send!({ rows: (await d1.prepare(sql).all()).results }));
process.on("disconnect", () => process.exit(0));
