// A measured server, in a process of its own so that it can be pinned to a core: node
// bench/serve.ts <app|hono|page|webhook> <port>. Prints one line of JSON when it is ready; ends
// with its parent.
import { fillKnown, tieKnown } from "./customer-world.ts";
import { fillForum } from "./forum-world.ts";
import { fillMessages } from "./parts/message-world.ts";
import { openServer, type ServerName } from "./server.ts";
import { fillSessions, fillVideos } from "./video-world.ts";
import {
  fillCustomers,
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type World,
  worldOf,
} from "./world.ts";

const [name, port] = [process.argv[2] as ServerName, Number(process.argv[3])];
const miniflare = await openServer(name, { port });

let world: World | undefined;
if (name === "app") {
  const d1 = await openDatabase(miniflare);
  const diamond = await makePerson(d1, "premium");
  const jobId = nthJob(200);
  await fillShop(d1, diamond.id);
  await fillJobs(d1, diamond.id, 200);
  await fillKnown(d1, diamond.id, 200);
  await tieKnown(d1, diamond.id);
  await fillMessages(d1, diamond, { customers: 200, messages: 4_000 });
  await fillForum(d1, diamond.id, 500);
  await fillVideos(d1, diamond.id, 200);
  await fillSessions(d1, 100, Date.now());
  const quotes = await fillQuotes(d1, diamond.id, jobId);
  world = await worldOf({ d1, owner: diamond, jobId, quoteId: quotes[2]! });
}
if (name === "webhook") await fillCustomers(await openDatabase(miniflare, "llave-stripe"), 400);
console.log(JSON.stringify({ ready: true, world }));

process.stdin.resume().on("end", () => miniflare.dispose().then(() => process.exit(0)));
