import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.ts";
import { shown } from "./data.ts";

/** The secret that signs local sessions: random, created once, readable only by its owner. */
export function localSecret(folder: string): string {
  const file = path.join(folder, "secret");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8");
  if (secret.length < 32)
    throw new Failure(`${shown(file)} is damaged: remove it, and everyone signs in again.`);
  return secret;
}
