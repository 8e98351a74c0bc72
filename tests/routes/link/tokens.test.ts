import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import { sentJob } from "../../support/links/links.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** A token with one digit changed. */
const mutated = (token: string, at: number) => {
  const digit = (Number.parseInt(token[at]!, 16) + 1 + Math.floor(Math.random() * 15)) % 16;
  return token.slice(0, at) + digit.toString(16) + token.slice(at + 1);
};

test("Opens nothing for guessed and mutated tokens (S12)", { timeout: 900_000 }, async () => {
  const made = await sentJob(app(), { language: "en" });
  const token = made.path.slice("/q/".length);
  const odd = [token.toUpperCase(), token.slice(1), `${token}0`, ` ${token}`, "x", "%00", "%2e%2e"];
  const all = [
    ...odd.map(encodeURI),
    ...Array.from({ length: tries(200) }, (_, n) =>
      n % 2 === 0 ? hex(crypto.getRandomValues(new Uint8Array(32))) : mutated(token, (n >> 1) % 64),
    ),
  ];
  const opened: string[] = [];
  const look = async (guess: string) => {
    const answer = await app().visit(`/q/${guess}`);
    const page = await answer.text();
    if (answer.status !== 404 || page.includes(made.job.licensePlate) || page.includes("tel:"))
      opened.push(guess);
  };
  for (let at = 0; at < all.length; at += 20) await Promise.all(all.slice(at, at + 20).map(look));
  tally(all.length, opened.length);
  expect(opened).toEqual([]);
  expect((await app().visit(made.path)).status).toBe(200);
});
