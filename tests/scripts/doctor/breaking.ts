import type { Doors } from "../../support/doors.ts";

/** A door, what is wrong with it, how that is made, and the sentence that says so. */
export type Fault = [door: string, fault: string, make: (d: Doors) => unknown, sentence: string];

export const acc = "/accounts/acc1";
export const refusal = {
  status: 403,
  body: { success: false, errors: [{ code: 10000, message: "Authentication error" }] },
};
export const set = (path: string, result: unknown) => (d: Doors) => {
  d.api[path] = result;
};
export const gone = (path: string) => set(path, undefined);
export const broken = (path: string, answer: Doors["plain"]) => (d: Doors) => {
  d.broken[path] = answer;
};
export const page = (path: string, change: Doors["plain"]) => (d: Doors) => {
  d.site[path] = { ...d.site[path], ...change };
};
export const works = (ask: string, answer: Record<string, unknown>) => (d: Doors) => {
  d.worker[ask] = () => answer;
};
export const fails = (ask: string, why: string) => works(ask, { ok: false, why });
export const header = (name: string, value?: string) => (d: Doors) => {
  const { [name]: _, ...rest } = d.site["/"]!.headers!;
  d.site["/"] = {
    ...d.site["/"],
    headers: value === undefined ? rest : { ...rest, [name]: value },
  };
};
export const front = (html: string) => page("/", { body: html });
export const sells = (change: object) => (d: Doors) => {
  const facts = d.worker.stripe!({ ask: "stripe" }) as {
    prices: Record<string, { value: object }>;
  };
  facts.prices.medium = { value: { ...facts.prices.medium!.value, ...change } };
  d.worker.stripe = () => facts;
};
export const stripe = (change: (facts: Record<string, unknown>) => object) => (d: Doors) => {
  const facts = d.worker.stripe!({ ask: "stripe" });
  d.worker.stripe = () => ({ ...facts, ...change(facts) });
};
export const endpoint = (change: object) =>
  stripe(({ webhooks }) => ({
    webhooks: {
      value: (webhooks as { value: object[] }).value.map((one) => ({ ...one, ...change })),
    },
  }));
export const portal = (change: object) =>
  stripe(({ portal: told }) => ({
    portal: { value: { ...(told as { value: object }).value, ...change } },
  }));
export const sql = (statement: string) => (d: Doors) => d.database.exec(statement);
export const host = (d: Doors) => new URL(d.at.site).host;
