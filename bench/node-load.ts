// Replaces wrk where it is missing: node bench/node-load.ts <url> <seconds> <cookie>. Eight
// keep-alive connections.
import { Agent, get } from "node:http";

const [url, seconds, cookie] = process.argv.slice(2) as [string, string, string];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const start = performance.now();
const end = start + Number(seconds) * 1000;
let requests = 0;
let failed = 0;

const ask = () =>
  new Promise<void>((resolve, reject) =>
    get(url, { agent, headers: cookie ? { cookie } : {} }, (answer) => {
      if (answer.statusCode! >= 400) failed++;
      answer.resume().on("end", resolve);
    }).on("error", reject),
  );

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (; performance.now() < end; requests++) await ask();
  }),
);
agent.destroy();
console.log(JSON.stringify({ requests, took: (performance.now() - start) / 1000, failed }));
