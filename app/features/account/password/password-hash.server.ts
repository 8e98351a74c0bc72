import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt with N = 2^14, r = 8, p = 5, a setting of OWASP's password storage cheat sheet. It needs
 * 16 MiB, half of better-auth's setting: an isolate of Workers has 128 MB (docs/decisions/0007).
 */
const setting = { log2N: 14, r: 8, p: 5 } as const;
const keyBytes = 64;
const mark = `scrypt:${setting.log2N}:${setting.r}:${setting.p}:`;

/** The stored hash of a password: `scrypt:14:8:5:<salt>:<key>`, in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${mark}${salt.toString("hex")}:${(await derive(password, salt)).toString("hex")}`;
}

/** Whether `password` matches `hash`, in this format or in better-auth's (`<salt>:<key>`). */
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

/** Whether a hash has an older setting and should be replaced at the next sign-in. */
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
