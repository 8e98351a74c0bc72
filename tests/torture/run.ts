// npm run torture -- <name> [n]: what is too long for the tests. Says what it tried and what failed; exit code 1 when something did.
import { readdirSync } from "node:fs";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.slice(0, -3));
const [name, amount] = process.argv.slice(2);

if (!name || !names.includes(name)) {
  console.error(`npm run torture -- <${names.join("|")}> [how often]`);
  process.exit(1);
}
const { torture } = (await import(`./${name}.ts`)) as { torture: (amount?: number) => Promise<{ failed: number }> };
const { failed } = await torture(amount === undefined ? undefined : Number(amount));
process.exit(failed > 0 ? 1 : 0);
