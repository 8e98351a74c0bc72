import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { full } from "../support/full.ts";
import { fromElsewhere } from "../support/join.ts";
import { cpuUsed } from "../support/machine/cpu.ts";
import { dearRequests } from "../support/machine/dear-requests.ts";
import { raw } from "../support/machine/raw.ts";
import { note, tally } from "../support/tally.ts";

const app = openApp();

/**
 * Limit of CPU time per request without a password hash, in milliseconds; higher on a busy machine
 * in the daily suite.
 */
const most = full ? 50 : 250;
const tries = full ? 5 : 1;

test("Limits the cost of every request that needs no sign-in", {
  timeout: 300_000,
}, async () => {
  const { origin } = app();
  const send = ({
    path,
    headers,
    body,
    method = body === undefined ? "GET" : "POST",
  }: (typeof dearRequests)[number]) =>
    raw(origin, method, path, {
      headers: {
        ...fromElsewhere(),
        ...(body !== undefined && { origin, "content-length": String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }).catch(() => ({ status: 0 })); // the runtime itself hung up: nothing was spent on it
  const costs: { what: string; ms: number; status: number }[] = [];
  for (const one of dearRequests) {
    const { status } = await send(one); // the first loads code
    const cost = async () => {
      const before = cpuUsed();
      for (let n = 0; n < tries; n++) await send(one);
      return (cpuUsed() - before) / tries;
    };
    let ms = await cost();
    // Collecting what earlier tests left costs the server time too, once.
    if (ms > most) ms = await cost();
    costs.push({ what: `${one.name} (${one.path.slice(0, 40)})`, ms, status });
  }
  costs.sort((one, other) => other.ms - one.ms);
  const dear = costs.filter(({ ms, status }) => ms > most || status >= 500);
  for (const { what, ms, status } of costs.slice(0, 5))
    note(`${ms.toFixed(1)} ms: ${what}, answered ${status}`);
  tally(costs.length, dear.length);
  expect(dear).toEqual([]);
});
