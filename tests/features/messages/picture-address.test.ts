import fc from "fast-check";
import { expect, test } from "vitest";
import {
  pictureAddress,
  pictureOf,
} from "#app/features/messages/pictures/picture-address.server.ts";

const config = { appUrl: "https://llave.example", authSecret: "a secret of the test" };
const picture = { shopId: "shop-1", photoId: "photo-1" };
const now = Date.UTC(2026, 10, 27);
const address = (await pictureAddress(config, picture, now)).split("/").at(-1)!;

test("Reads the picture that an address names, for an hour", async () => {
  expect(await pictureOf(config, address, now)).toEqual(picture);
  expect(await pictureOf(config, address, now + 3_600_001)).toBeUndefined();
});

test("Rejects an address with one changed letter, wherever it is, and fails on none", async () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."];
  const change = fc.tuple(fc.nat(address.length - 1), fc.constantFrom(...letters));
  await fc.assert(
    fc.asyncProperty(change, async ([at, letter]) => {
      fc.pre(address[at] !== letter);
      const changed = address.slice(0, at) + letter + address.slice(at + 1);
      expect(await pictureOf(config, changed, now)).toBeUndefined();
    }),
  );
  for (const letter of letters.filter((one) => one !== address.at(-1)))
    expect(await pictureOf(config, address.slice(0, -1) + letter, now)).toBeUndefined();
});
