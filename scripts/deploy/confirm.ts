import { createInterface } from "node:readline/promises";
import { Failure } from "../failure.ts";

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** Asks once on a terminal. @throws Failure when there is none, or the answer is not yes */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> {
  if (!input.isTTY)
    throw new Failure(
      "Nothing was changed: there is no terminal to ask on. To deploy without being asked, add --yes.",
    );
  const asking = createInterface({ input, output });
  const answer = await asking.question(`${question} (y/N) `);
  asking.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure("Nothing was changed.");
}
