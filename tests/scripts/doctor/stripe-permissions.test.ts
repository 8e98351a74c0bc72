import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeStripe } from "#app/platform/payments/stripe.server.ts";
import { missingPermissions, permissions } from "../../../workers/self-test/stripe-permissions.ts";

const config = {
  payments: "stripe" as const,
  stripe: {
    secretKey: "rk_live_1",
    webhookSecret: "whsec_1",
    prices: { medium: ["price_1"], premium: ["price_2"] },
  },
};

/** The resources that the code asks Stripe for, with its method: `charges retrieve`. */
const asked = globSync("app/platform/payments/*.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\bstripe((?:\s*\.\w+)+?)\s*\.(\w+)\(/g)].map(
    ([, resource, method]) => ({
      resource: resource!.replace(/^\.|\s/g, ""),
      method: method!,
    }),
  ),
);

test("The table has every Stripe resource that the product uses, with Write where it writes", () => {
  expect(asked.length).toBeGreaterThan(10);
  const named: Record<string, { name: string }> = permissions;
  for (const { resource, method } of asked.filter(({ resource }) => !/^webhooks/.test(resource))) {
    const wanted = /^(list|retrieve)$/.test(method) ? /(Read|Write)$/ : /Write$/;
    expect(named[resource]?.name, `${resource}.${method}`).toMatch(wanted);
  }
});

test("The list of the deployment names every permission", () => {
  const [, listed = ""] =
    /restricted Stripe\s+key, it needs:([^.]+)\./.exec(readFileSync("docs/deploy.md", "utf8")) ??
    [];
  const [write = "", read = ""] = listed.split("Write;");
  const names = (text: string, level: string) =>
    [...text.matchAll(/\*([^*]+)\*/g)].map(([, name]) => `${name!.replace(/\s+/g, " ")} ${level}`);
  expect([...names(write, "Write"), ...names(read, "Read")].sort()).toEqual(
    Object.values(permissions)
      .map(({ name }) => name)
      .sort(),
  );
});

test("Finds the missing permissions of a key with requests that change nothing", async () => {
  const paths: string[] = [];
  const fetcher = {
    fetch: async (input: RequestInfo | URL) => {
      const path = new URL(new Request(input).url).pathname;
      paths.push(path);
      const status = /disputes|portal/.test(path) ? 403 : 404;
      return Response.json({ error: { type: "invalid_request_error", message: "No" } }, { status });
    },
  };
  expect(await missingPermissions(makeStripe(config as never, fetcher as never), true)).toEqual([
    "Customer portal Write",
    "Disputes Read",
  ]);
  const about = paths.filter((path) => !/\/(billing_portal\/sessions|account_links)$/.test(path));
  expect(about.every((path) => path.includes("_llave_doctor"))).toBe(true);
});
