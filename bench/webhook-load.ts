// Delivers signed events over 32 keep-alive connections (Stripe opens as many as it has
// events), of three kilobytes each, as its own are, and signed before the clock starts: node
// bench/webhook-load.ts <url> <how many> <expected answer> <first of 200 customers>. Another answer
// is a failed one.
import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { demoWebhookSecret } from "../demo/stripe/secrets.ts";

const [url, count, expected, first] = process.argv.slice(2) as [string, string, string, string];
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const at = Math.floor(Date.now() / 1000);

const events = Array.from({ length: Number(count) }, (_, n) => {
  const object = {
    object: "subscription",
    customer: `cus_${Number(first) + (n % 200)}`,
    description: "x".repeat(2800),
  };
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "customer.subscription.updated",
    data: { object },
  });
  return {
    body,
    signature: `t=${at},v1=${createHmac("sha256", demoWebhookSecret).update(`${at}.${body}`).digest("hex")}`,
  };
});
let [requests, failed] = [0, 0];

const send = ({ body, signature }: (typeof events)[number]) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "stripe-signature": signature,
    };
    request(url, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("end", () => {
        if (answer.statusCode !== 200 || (expected && text !== expected)) failed++;
        resolve();
      });
    })
      .on("error", reject)
      .end(body);
  });

const start = performance.now();
await Promise.all(
  Array.from({ length: 32 }, async () => {
    for (let event = events[requests++]; event; event = events[requests++]) await send(event);
  }),
);
agent.destroy();
console.log(
  JSON.stringify({ requests: events.length, took: (performance.now() - start) / 1000, failed }),
);
