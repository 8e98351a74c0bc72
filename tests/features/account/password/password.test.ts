import { hashPassword as formerHash } from "better-auth/crypto";
import { expect, test } from "vitest";
import { isEasilyGuessed } from "#app/features/account/password/password.ts";
import {
  hashPassword,
  isOutdated,
  verifyPassword,
} from "#app/features/account/password/password-hash.server.ts";
import { weakHash } from "../../../support/machine/weak-hash.ts";

const common = new Set(["password", "iloveyou", "qwertyuiop"]);
const easy = (password: string) => isEasilyGuessed(password, "maria.lopez@taller.test", common);

test.each([
  "password",
  "PassWord",
  "ｐａｓｓｗｏｒｄ",
  " iloveyou ",
  "        ",
  "aaaaaaaaaa",
  "abababab",
  "abcdefgh",
  "87654321",
  "maria.lopez@taller.test",
  "Maria.Lopez",
  "maria.lopez2026",
  "llavellave",
  "Llave2026",
  "mecánico1!",
])("%j is refused", (password) => expect(easy(password)).toBe(true));

test.each([
  "a good long password",
  "correa de Tsuru 94",
  "maria.lopez ama el mate",
  "llave inglesa y martillo",
  "x9#kLm2q",
  "ñandú-azul-77",
])("%j is fine", (password) => expect(easy(password)).toBe(false));

test("an account without a name before the @ makes no password easy", () => {
  expect(isEasilyGuessed("x9#kLm2q", "", common)).toBe(false);
});

test("a hash opens for its own password alone, and no two are alike", async () => {
  const [one, two] = [await hashPassword("ñandú azul"), await hashPassword("ñandú azul")];
  expect(one).toMatch(/^scrypt:14:8:5:[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(one).not.toBe(two);
  // the same letters, composed otherwise
  expect(await verifyPassword({ hash: one, password: "n\u0303andu\u0301 azul" })).toBe(true);
  expect(await verifyPassword({ hash: one, password: "nandu azul" })).toBe(false);
  for (const broken of ["", "x", "scrypt:14:8:5:", "scrypt:14:8:5:00:00", one.slice(0, -2)]) {
    expect(await verifyPassword({ hash: broken, password: "ñandú azul" }).catch(() => false)).toBe(
      false,
    );
  }
});

test("a hash is checked with the setting that it names, and is outdated unless that is the current one", async () => {
  const hash = weakHash("a good long password");
  expect(isOutdated(hash)).toBe(true);
  expect(await verifyPassword({ hash, password: "a good long password" })).toBe(true);
  expect(await verifyPassword({ hash, password: "another" })).toBe(false);
});

test("a hash of the former setting still opens, and is known to be outdated", async () => {
  const former = await formerHash("a good long password");
  expect([isOutdated(former), isOutdated(await hashPassword("a good long password"))]).toEqual([
    true,
    false,
  ]);
  expect(await verifyPassword({ hash: former, password: "a good long password" })).toBe(true);
  expect(await verifyPassword({ hash: former, password: "another" })).toBe(false);
});
