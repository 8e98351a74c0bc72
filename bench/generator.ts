// Sends requests over connections that it keeps: node bench/generator.ts <Work as JSON>. Prints how
// many, in how many seconds, and how many of them were answered otherwise than expected.
import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { demoWebhookSecret } from "../demo/stripe/secrets.ts";

/**
 * A page over and over for some seconds, over eight connections; or as many signed events of Stripe,
 * of 200 customers in turn from `first` on, over 32 (Stripe opens as many as it has events).
 * `expected` is the answer to each, "" for any.
 */
export type Work = { path: string; cookie?: string | undefined } & (
  | { seconds: number }
  | { events: number; first: number; expected: string }
);
type Sending = { body?: string; headers: Record<string, string | number> };

const work = JSON.parse(process.argv[2]!) as Work;
const isPage = "seconds" in work;
const agent = new Agent({ keepAlive: true, maxSockets: isPage ? 8 : 32 });

/** An event of three kilobytes, the usual size at Stripe. */
function eventOf(n: number): Sending {
  const object = {
    object: "subscription",
    customer: `cus_${n}`,
    description: "x".repeat(2800),
  };
  const type = "customer.subscription.updated";
  const event = { id: `evt_${randomUUID()}`, object: "event", type, data: { object } };
  const [body, at] = [JSON.stringify(event), Math.floor(Date.now() / 1000)];
  const signed = createHmac("sha256", demoWebhookSecret).update(`${at}.${body}`).digest("hex");
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "stripe-signature": `t=${at},v1=${signed}`,
  };
  return { body, headers };
}

// Signed before the clock starts.
const events = isPage
  ? []
  : Array.from({ length: work.events }, (_, n) => eventOf(work.first + (n % 200)));
const page: Sending = { headers: work.cookie ? { cookie: work.cookie } : {} };
const start = performance.now();
const next = (): Sending | undefined => {
  if (!isPage) return events[requests];
  return performance.now() - start < work.seconds * 1000 ? page : undefined;
};
let [requests, failed] = [0, 0];

const send = ({ body, headers }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const method = body ? "POST" : "GET";
    request(work.path, { method, agent, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const isExpected =
        isPage || !work.expected || Buffer.concat(parts).toString() === work.expected;
      if (answer.statusCode! >= 400 || !isExpected) failed++;
      resolve();
    })
      .on("error", reject)
      .end(body);
  });

await Promise.all(
  Array.from({ length: agent.maxSockets }, async () => {
    for (let one = next(); one; one = next()) {
      requests++;
      await send(one);
    }
  }),
);
agent.destroy();
console.log(JSON.stringify({ requests, took: (performance.now() - start) / 1000, failed }));
