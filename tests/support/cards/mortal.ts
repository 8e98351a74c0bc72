import { drizzle } from "drizzle-orm/d1";
import { below, chance } from "../chance.ts";

/** The process was killed before or after a step. */
export class Killed extends Error {}

/** Wraps Stripe and the database for a process that may be killed before or after each step. */
export function mortal(d1: D1Database, cards: object, odds: number) {
  const step = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (chance() < odds) throw new Killed("before a step");
    const answer = await work();
    if (chance() < odds) throw new Killed("after a step");
    return answer;
  };
  const calls = Object.entries(cards).map(([name, call]) => [
    name,
    (...args: unknown[]) => step(() => (call as (...all: unknown[]) => Promise<unknown>)(...args)),
  ]);
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      all: () => step(() => statement.all()),
      run: () => step(() => statement.run()),
      raw: () => step(() => statement.raw()),
    });
  const db = drizzle({
    prepare: (sql: string) => wrapped(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => step(() => d1.batch(statements)),
  } as D1Database);
  return { db, payments: { cards: Object.fromEntries(calls) } };
}

export const shuffled = <One>(list: readonly One[]): One[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
};
