import type { ProductionStandIn } from "../../support/machine/production-stand-in.ts";

/** A check, what is wrong, what produces that, and the message. */
export type Fault = [
  check: string,
  fault: string,
  make: (d: ProductionStandIn) => unknown,
  sentence: string,
];

export const acc = "/accounts/acc1";
export const refusal = {
  status: 403,
  body: { success: false, errors: [{ code: 10000, message: "Authentication error" }] },
};
export const set = (path: string, result: unknown) => (d: ProductionStandIn) => {
  d.api[path] = result;
};
export const gone = (path: string) => set(path, undefined);
export const broken =
  (path: string, answer: ProductionStandIn["plain"]) => (d: ProductionStandIn) => {
    d.broken[path] = answer;
  };
export const page =
  (path: string, change: ProductionStandIn["plain"]) => (d: ProductionStandIn) => {
    d.site[path] = { ...d.site[path], ...change };
  };
export const works = (ask: string, answer: Record<string, unknown>) => (d: ProductionStandIn) => {
  d.worker[ask] = () => answer;
};
export const fails = (ask: string, why: string) => works(ask, { ok: false, why });
export const header = (name: string, value?: string) => (d: ProductionStandIn) => {
  const { [name]: _, ...rest } = d.site["/"]!.headers!;
  d.site["/"] = {
    ...d.site["/"],
    headers: value === undefined ? rest : { ...rest, [name]: value },
  };
};
export const front = (html: string) => page("/", { body: html });
export const sells =
  (change: object, plan: "medium" | "premium" = "medium") =>
  (d: ProductionStandIn) => {
    const facts = d.worker.stripe!({ ask: "stripe" }) as {
      prices: Record<string, { value: object }>;
    };
    facts.prices[plan] = { value: { ...facts.prices[plan]!.value, ...change } };
    d.worker.stripe = () => facts;
  };
export const stripe =
  (change: (facts: Record<string, unknown>) => object) => (d: ProductionStandIn) => {
    const facts = d.worker.stripe!({ ask: "stripe" });
    d.worker.stripe = () => ({ ...facts, ...change(facts) });
  };
export const endpoint = (change: object, path = "/webhooks/stripe") =>
  stripe(({ webhooks }) => ({
    webhooks: {
      value: (webhooks as { value: { url: string }[] }).value.map((one) =>
        one.url.endsWith(path) ? { ...one, ...change } : one,
      ),
    },
  }));
export const portal = (change: object) =>
  stripe(({ portal: result }) => ({
    portal: { value: { ...(result as { value: object }).value, ...change } },
  }));
export const sql = (statement: string) => (d: ProductionStandIn) => d.database.exec(statement);
export const host = (d: ProductionStandIn) => new URL(d.target.site).host;
