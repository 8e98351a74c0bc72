import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { makeChoice } from "#app/features/quotes/choices/choices.server.ts";
import type { App } from "../app.ts";
import { type QuotedJob, quotedJob } from "../links/links.ts";

type Traits = Parameters<typeof quotedJob>[1];

/** A job with pending quotes, the first two of which are a choice. */
export async function jobWithChoice(app: Pick<App, "db">, traits: Traits = {}) {
  const made = await quotedJob(app, traits);
  const choice = await chooseBetween(app, made);
  return { ...made, choice };
}

/** Makes the first two quotes of a job a choice. */
export async function chooseBetween({ db }: Pick<App, "db">, { ref, owner, quotes }: QuotedJob) {
  const choice = newId();
  const ids = quotes.slice(0, 2).map(({ id }) => id);
  expect(await makeChoice(db, ref, { ids, choice, by: owner.id, now: Date.now() })).toBe(true);
  return choice;
}
