import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt with N = 2^14, r = 8, p = 5, a setting of OWASP's password storage cheat sheet. It needs
 * 16 MiB, half of better-auth's setting: an isolate of Workers has 128 MB
 * (docs/decisions/0060-passwords-and-sessions.md).
 */
const setting: Setting = { log2N: 14, r: 8, p: 5 };
const keyBytes = 64;
const mark = `scrypt:${setting.log2N}:${setting.r}:${setting.p}:`;
const format = /^scrypt:(\d+):(\d+):(\d+):([0-9a-f]*):([0-9a-f]*)$/;

type Setting = { log2N: number; r: number; p: number };

/** The stored hash of a password: `scrypt:14:8:5:<salt>:<key>`, in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${mark}${salt.toString("hex")}:${(await derive(password, salt, setting)).toString("hex")}`;
}

/**
 * Whether `password` matches `hash`, in this format with the setting that the hash names, or in
 * better-auth's (`<salt>:<key>`).
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, log2N, r, p, salt, key] = format.exec(hash) ?? [];
  if (salt === undefined || key === undefined) {
    const library = await import("better-auth/crypto"); // ever more rarely
    return library.verifyPassword({ hash, password });
  }
  const stored = Buffer.from(key, "hex");
  const named = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return (
    stored.length === keyBytes &&
    timingSafeEqual(stored, await derive(password, Buffer.from(salt, "hex"), named))
  );
}

/** Whether a hash has an older setting and should be replaced at the next sign-in. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(mark);

function derive(password: string, salt: Buffer, { log2N, r, p }: Setting): Promise<Buffer> {
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
