import { randomUUID } from "node:crypto";
import type { Server } from "../child.ts";
import { type Line, ms } from "../table.ts";

// Below the twenty a minute that one address may try.
const tries = 12;

/**
 * What checking a password costs, for information: the hash is meant to be dear. Addresses that
 * no one has are hashed, too, so that no one learns whether an account exists; each is tried once,
 * because guessing at one account is counted.
 */
export async function signIn(app: Server): Promise<Line[]> {
  const look = () => fetch(`${app.origin}/login`);
  await cost(app, look); // warms up
  const page = await cost(app, look);
  const check = await cost(app, () => {
    const body = new URLSearchParams({
      email: `${randomUUID()}@shop.test`,
      password: "not the password",
    });
    return fetch(`${app.origin}/login`, { method: "POST", body, headers: { origin: app.origin } });
  });
  return [
    {
      part: "info",
      what: `checking a password (answered ${[...check.statuses].join(", ")})`,
      ours: ms(check.cpu, 0),
      baseline: `the login page ${ms(page.cpu, 0)}`,
    },
  ];
}

async function cost(
  app: Server,
  ask: () => Promise<Response>,
): Promise<{ cpu: number; statuses: Set<number> }> {
  const statuses = new Set<number>();
  const before = app.cpu();
  for (let n = 0; n < tries; n++) {
    const answer = await ask();
    await answer.arrayBuffer();
    statuses.add(answer.status);
  }
  return { cpu: (app.cpu() - before) / tries, statuses };
}
