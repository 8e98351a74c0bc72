import { expect, test } from "vitest";
import { readPush } from "#app/platform/push/config.ts";
import { newPushKey } from "../../../scripts/local/local-push-key.ts";

test("Reads a key as one makes it, and gives its public half as browsers want it", async () => {
  const key = await newPushKey();
  const { problems, config } = readPush({ PUSH_KEY: `${key}\n` });
  expect(problems).toEqual([]);
  const { x, y, d } = JSON.parse(key);
  const point = ["04", ...[x, y].map((part) => Buffer.from(part, "base64url").toString("hex"))];
  expect(config.pushKey).toEqual({
    publicKey: Buffer.from(point.join(""), "hex").toString("base64url"),
    privateKey: d,
  });
});

test("Offers nothing without a key", () => {
  expect(readPush({})).toEqual({ config: { pushKey: undefined }, problems: [] });
  expect(readPush({ PUSH_KEY: " \n" }).problems).toEqual([]);
});

test.each([
  "secret",
  "null",
  "{}",
  '{"kty":"RSA"}',
  '{"kty":"EC","crv":"P-384","x":"a","y":"b","d":"c"}',
  '{"kty":"EC","crv":"P-256","x":"a","y":"b","d":"c"}',
])("Says what is wrong with %s, and never its value", (PUSH_KEY) => {
  const { problems, config } = readPush({ PUSH_KEY });
  expect(config.pushKey).toBeUndefined();
  expect(problems).toEqual(["PUSH_KEY is not a private key of P-256 as a JWK (docs/deploy.md)"]);
});
