// node bench/lighthouse.ts [--looks=3] [/videos /repair-cms/:job …]: P6 alone, for its usual pages
// or for the given ones, each opened by the person that it is for. Needs `npm install` in bench/ once.
import { readArguments } from "../scripts/arguments.ts";
import { buildIfStale } from "../scripts/build.ts";
import { run } from "../scripts/failure.ts";
import { startServer } from "./child.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { table } from "./table.ts";

await run(async () => {
  const { values, words } = readArguments({
    usage: "node bench/lighthouse.ts [--looks=3] [/PAGE…]",
    options: { looks: { type: "string", default: "1" } },
    words: { least: 0, most: 1_000 },
  });
  await buildIfStale();
  const server = await startServer("app", 9317);
  console.log(table(await lighthouse(server, Number(values.looks), words)));
  await server.close();
});
