import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt with N = 2^14, r = 8, p = 5, one of the settings that OWASP's password storage cheat sheet
 * lists as equal in strength. It needs 16 MiB, half of what the library's own setting takes: an
 * isolate of Workers has 128 MB in all (docs/decisions/0007).
 */
const setting = { log2N: 14, r: 8, p: 5 } as const;
const keyBytes = 64;
const mark = `scrypt:${setting.log2N}:${setting.r}:${setting.p}:`;

/**
 * The hash of a password as it is kept: `scrypt:14:8:5:<salt>:<key>`, both in hexadecimal digits.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${mark}${salt.toString("hex")}:${(await derive(password, salt)).toString("hex")}`;
}

/**
 * Whether `password` is the one behind `hash`, in today's form or in the library's own
 * (`<salt>:<key>`).
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  if (isOutdated(hash)) {
    const library = await import("better-auth/crypto"); // ever more rarely
    return library.verifyPassword({ hash, password });
  }
  const [salt = "", key = ""] = hash.slice(mark.length).split(":");
  const kept = Buffer.from(key, "hex");
  return (
    kept.length === keyBytes &&
    timingSafeEqual(kept, await derive(password, Buffer.from(salt, "hex")))
  );
}

/**
 * Whether a hash was made with another setting than today's and should be replaced when the
 * password is next at hand.
 */
export const isOutdated = (hash: string): boolean => !hash.startsWith(mark);

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const { log2N, r, p } = setting;
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyBytes,
      { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
