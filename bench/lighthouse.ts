// node bench/lighthouse.ts [--looks=3] [/videos /repair-cms/:job …]: P6 alone, for its usual pages
// or for the given ones, each opened by the person that it is for. Needs `npm install` in bench/ once.
import { buildIfStale } from "../scripts/build.ts";
import { startServer } from "./child.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { table } from "./table.ts";

const words = process.argv.slice(2);
const looks = Number(
  words.find((word) => word.startsWith("--looks="))?.slice("--looks=".length) ?? 1,
);
const asked = words.filter((word) => word.startsWith("/"));

await buildIfStale();
const server = await startServer("app", 9317);
console.log(table(await lighthouse(server, looks, asked)));
await server.close();
