// npm run torture [-- R4 S8 R2:webhook] [--size N] [--add]: every row R and S of the goals at full
// size. Says what it tried and what failed, writes both to results.md, and ends with 1 when
// something failed. SEED=… brings a run back.
import { readArguments } from "../../scripts/arguments.ts";
import { Failure, run } from "../../scripts/failure.ts";
import { machine, saveLine } from "./results.ts";
import { trials } from "./trials.ts";

const known = (word: string) =>
  trials.some(({ row, name }) => word === row || word === `${row}:${name}`);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

await run(async () => {
  const usage = `npm run torture [-- [${[...new Set(trials.map(({ row }) => row))].join(" ")}] [--size N] [--add]]`;
  const { values, words: asked } = readArguments({
    usage,
    options: { size: { type: "string" }, add: { type: "boolean" } },
    words: { least: 0, most: trials.length },
  });
  const size = values.size === undefined ? undefined : Number(values.size);
  if (!asked.every(known) || Number.isNaN(size) || Number.isNaN(seed))
    throw new Failure(`There is no such row, or a number is none. Usage: ${usage}`);
  const chosen = trials.filter(
    ({ row, name }) =>
      asked.length === 0 || asked.includes(row) || asked.includes(`${row}:${name}`),
  );
  process.env.SEED = String(seed);
  console.log(`SEED=${seed}`);
  let wrong = 0;
  for (const trial of chosen) {
    const began = performance.now();
    const times = trial.goal === undefined ? undefined : (size ?? trial.goal);
    console.log(`— ${trial.row} ${trial.name}: ${trial.what}`);
    const {
      tried,
      failed,
      notes = [],
    } = await trial.run(times).catch((error: unknown) => {
      console.error(error);
      return { tried: 0, failed: 1, notes: [] };
    });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`  ${trial.row} ${trial.name}: tried ${tried}, failed ${failed} (${seconds} s)`);
    for (const one of notes) console.log(`  ${one}`);
    if (failed > 0) wrong++;
    const { row, name, what, goal } = trial;
    const command = `npm run torture -- ${row}:${name}${size === undefined || goal === undefined ? "" : ` --size ${size}`}`;
    const date = new Date().toISOString().slice(0, 16).replace("T", " ");
    const figures = { tried: String(tried), failed: String(failed), seconds, seed: String(seed) };
    const line = {
      row,
      trial: name,
      what,
      goal: String(goal ?? ""),
      ...figures,
      command: `\`${command}\``,
      date,
      machine: machine(),
    };
    saveLine(trials, line, values.add ?? false);
  }
  process.exit(wrong === 0 ? 0 : 1);
});
