import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { commonPasswordsPath } from "./common-passwords.server.ts";
import { foldPassword, isEasilyGuessed } from "./password.ts";

// Read once per isolate.
let reading: Promise<ReadonlySet<string>> | undefined;

function readCommon({ asset }: Platform): Promise<ReadonlySet<string>> {
  reading ??= asset(commonPasswordsPath)
    .then(
      (bytes) =>
        new Set((JSON.parse(new TextDecoder().decode(bytes)) as string[]).map(foldPassword)),
    )
    .catch((error) => {
      reading = undefined; // the next call fetches it again
      throw error;
    });
  return reading;
}

/**
 * The problem of a new password for the account of this address, beyond its length; undefined
 * without one.
 */
export async function passwordProblem(
  platform: Platform,
  password: string,
  email: string,
): Promise<Message | undefined> {
  const easy = isEasilyGuessed(password, email, await readCommon(platform));
  return easy ? { key: "account:password.common" } : undefined;
}
