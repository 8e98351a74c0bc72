import { expect, test } from "vitest";
import {
  isSealedAnew,
  openKeys,
  sealKeys,
} from "#app/features/messages/provider/sealed-keys.server.ts";
import { readTexting } from "#app/platform/texting/config.ts";

const [first, second] = ["a".repeat(40), "b".repeat(40)];
const configOf = (TEXTING_KEYS: string) => readTexting({ TEXTING_KEYS }, false).config;
const old = configOf(`k1:${first}`);
const both = configOf(`k2:${second}, k1:${first}`);
const keys = { accountSid: `AC${"1".repeat(32)}`, authToken: "0123456789abcdef".repeat(2) };

test("Seals for one shop, each time otherwise, and shows nothing of the token", async () => {
  const sealed = await sealKeys(old, "shop", keys);
  expect(sealed).not.toBe(await sealKeys(old, "shop", keys));
  expect(sealed).toMatch(/^k1:v1\./);
  expect(atob(sealed.split(".")[2]!.replace(/-/g, "+").replace(/_/g, "/"))).not.toContain("012345");
  expect(await openKeys(old, "shop", sealed)).toEqual(keys);
  expect(await openKeys(old, "another", sealed)).toBeUndefined();
});

test("Old and new keys open, the new one seals, and one that is gone opens nothing", async () => {
  const sealed = await sealKeys(old, "shop", keys);
  expect(await openKeys(both, "shop", sealed)).toEqual(keys);
  expect(isSealedAnew(both, sealed)).toBe(false);
  const anew = await sealKeys(both, "shop", keys);
  expect(anew).toMatch(/^k2:/);
  expect(isSealedAnew(both, anew)).toBe(true);
  expect(await openKeys(old, "shop", anew)).toBeUndefined();
});

test("A sealed text that was changed anywhere opens nothing", async () => {
  const sealed = await sealKeys(old, "shop", keys);
  for (let at = 6; at < sealed.length - 1; at += 7) {
    const other = sealed[at] === "A" ? "B" : "A";
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(await openKeys(old, "shop", changed)).toBeUndefined();
  }
});

test("Without a key nothing is offered; a wrong or the demo's key is refused by name alone", () => {
  const read = (TEXTING_KEYS: string, more = {}) => readTexting({ TEXTING_KEYS, ...more }, false);
  expect(read("")).toEqual({ config: { texting: "twilio", sealingKeys: [] }, problems: [] });
  for (const wrong of ["short", "k1:short", `k1:${first},`, `K1:${first}`]) {
    const { problems } = read(wrong);
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain(first);
  }
  expect(read(`k1:${first},k1:${second}`).problems).toEqual(["TEXTING_KEYS names two keys alike"]);
  expect(read("", { TEXTING: "demo" }).problems).toEqual(["TEXTING=demo is for this machine only"]);
  const demo = "demo:llave-demo-only-llave-demo-only-0000";
  expect(read(demo).problems).toEqual(["TEXTING_KEYS is the demo's"]);
  expect(readTexting({ TEXTING: "demo" }, true).config.sealingKeys).toHaveLength(1);
});
