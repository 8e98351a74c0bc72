import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Failure } from "./failure.ts";

type Accepted<Options> = {
  /** The command as it is typed, with what may follow it. */
  usage: string;
  options: Options;
  /** How many words it takes besides its options. */
  words?: { least: number; most: number };
};

/**
 * Parses the arguments of a script. `--help` prints the usage and exits before anything is done.
 * @throws Failure with the usage for unknown arguments, so that a typo is never ignored
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage, options, words = { least: 0, most: 0 } }: Accepted<Options>,
  given = process.argv.slice(2),
  env: Record<string, string | undefined> = process.env,
) {
  const help = { type: "boolean" } as const;
  const refuse = (why: string) => new Failure(`${why}. Usage: ${usage}`);
  const kept = Object.keys(options).find((name) => isKeptByNpm(name, env));
  if (kept) throw refuse(`npm keeps --${kept} for itself unless it comes after a --`);
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { ...options, help },
      allowPositionals: true,
    });
    if ((values as { help?: boolean }).help) {
      console.log(`Usage: ${usage}`);
      process.exit(0);
    }
    const extra = positionals[words.most];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    if (positionals.length < words.least) throw new Error("An argument is missing");
    return { values, words: positionals };
  } catch (error) {
    // Node's next sentences explain how its parser works.
    throw refuse((error as Error).message.split(". ")[0]!);
  }
}

/** `npm run deploy --dry-run` gives the script no argument, but a variable `npm_config_dry_run`. */
const isKeptByNpm = (option: string, env: Record<string, string | undefined>): boolean =>
  Object.entries(env).some(
    ([name, value]) =>
      name.startsWith("npm_config_") &&
      name.slice("npm_config_".length).replaceAll("_", "") === option.replaceAll("-", "") &&
      value !== "" &&
      value !== "false",
  );
