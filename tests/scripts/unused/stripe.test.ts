import { globSync, readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { unusedByPayments, withoutList, withoutResources } from "../../../scripts/unused/stripe.ts";
import { permissions } from "../../../workers/self-test/stripe-permissions.ts";

const esm = "node_modules/stripe/esm";
const isUnused = (file: string) => unusedByPayments.test(`${esm}/resources/${file}`);

/** The file of a resource by how the client names it: "billingPortal.sessions". */
const fileOf = (name: string) =>
  `${name
    .split(".")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("/")}.js`;

test.each([...Object.keys(permissions), "billingPortal.configurations", "checkout.index"])(
  "Stripe's %s stays",
  (name) => expect(isUnused(fileOf(name).replace("Index", "index"))).toBe(false),
);

test.each(["Quotes.js", "CustomerSessions.js", "Tax/index.js", "V2/Core/Events.js"])(
  "Stripe's %s is left out, and what is asked of it throws",
  async (file) => {
    expect(isUnused(file)).toBe(true);
    const code = withoutResources(readFileSync(`${esm}/resources/${file}`, "utf8"));
    const left = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const [Resource] = Object.values(left) as (new () => { list: () => void })[];
    const resource = new Resource!();
    expect(() => resource.list()).toThrow("Not part of this build");
  },
);

test("The code asks for no resource that is left out", () => {
  const files = globSync(["app/**/*.ts", "workers/**/*.ts"]);
  const calls = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\bstripe\.(\w+)\.(?:(\w+)\.)?\w+\(/g),
  ]);
  const client = new Stripe("sk_test") as unknown as Record<string, object>;
  const asked = calls.flatMap(([, first, second]) =>
    client[first!]?.constructor.name.endsWith("Resource")
      ? [first!]
      : second && first! in client
        ? [`${first}.${second}`]
        : [],
  );
  expect(new Set(asked).size).toBeGreaterThan(8);
  expect(asked.filter((name) => name !== "webhooks.signature" && isUnused(fileOf(name)))).toEqual(
    [],
  );
});

test("Stops the build when the list of resources is another", () => {
  expect(withoutList(readFileSync(`${esm}/resources.js`, "utf8"))).toContain("OAuthResource");
  expect(() => withoutList("export { Other };")).toThrow("no longer fits");
});
