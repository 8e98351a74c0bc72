import { fromElsewhere } from "../../tests/support/join.ts";
import { dearRequests } from "../../tests/support/machine/dear-requests.ts";
import { raw } from "../../tests/support/machine/raw.ts";
import type { Server } from "../child.ts";
import { type Line, ms } from "../table.ts";

const tries = 5;
const goal = 50;

/**
 * What the dearest request costs that anyone can send without signing in, of all shapes that have
 * cost programs most, each of up to 512 kB: none of them is to cost much beside one password's
 * hash, which is meant to be dear.
 */
export async function dearest(app: Server): Promise<Line[]> {
  const costs: { name: string; path: string; cpu: number; status: number }[] = [];
  for (const one of dearRequests) {
    const { status } = await send(app, one); // the first loads code
    const before = app.cpu();
    for (let n = 0; n < tries; n++) await send(app, one);
    costs.push({ ...one, cpu: (app.cpu() - before) / tries, status });
  }
  const worst = costs.reduce((most, one) => (one.cpu > most.cpu ? one : most));
  return [
    {
      part: "door",
      what: `dearest of ${costs.length} requests of up to 512 kB without signing in: ${worst.name}, ${worst.path.slice(0, 40)}, answered ${worst.status}`,
      ours: ms(worst.cpu, 0),
      goal: `<= ${goal} ms beside a password's hash`,
      met: worst.cpu <= goal,
    },
  ];
}

/** Sends one; the runtime itself hangs up on some, and spends nothing on them. */
function send(
  { origin }: Server,
  {
    path,
    headers,
    body,
    method = body === undefined ? "GET" : "POST",
  }: (typeof dearRequests)[number],
) {
  const sent: Record<string, string> =
    body === undefined ? {} : { origin, "content-length": String(Buffer.byteLength(body)) };
  return raw(origin, method, path, {
    headers: { ...fromElsewhere(), ...sent, ...headers },
    ...(body !== undefined && { body }),
  }).catch(() => ({ status: 0 }));
}
