// The server that is killed: the production build as `npm start` serves it, and a window onto its database and its stand-ins for the one who kills.
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

type Question = { sql: string } | { demo: { address: string; init: { method?: string; headers?: [string, string][]; body?: string } } };

process.on("message", async (question: Question) => {
  if ("sql" in question) return void process.send!({ rows: (await d1.prepare(question.sql).all()).results });
  const demo = (await miniflare.getWorker("llave-demo")) as unknown as Fetcher;
  const answer = await demo.fetch(question.demo.address, question.demo.init);
  process.send!({ status: answer.status, headers: [...answer.headers], body: await answer.text() });
});
process.on("disconnect", () => process.exit(0));
