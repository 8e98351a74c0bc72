import { cloudflare } from "./cloudflare.ts";
import { type Check, CheckError } from "./run-checks.ts";
import type { Cloudflare } from "./target.ts";

export const account: Check = {
  name: "account",
  opens: true,
  ask: async (target) => {
    const { cloudflare: client, who } = await target.signIn();
    target.cloudflare = client;
    return `signed in to ${who}`;
  },
};

type Account = { id: string; name: string };

/** The account that a token opens; `chosen` where it opens several. @throws CheckError */
export async function findAccount(
  base: string,
  token: string,
  chosen: string | undefined,
): Promise<{ cloudflare: Cloudflare; who: string }> {
  const found = (await cloudflare(base, token, "").any<Account[]>("/accounts?per_page=50")) ?? [];
  const one = chosen ? found.find(({ id }) => id === chosen) : found[0];
  if (chosen && !one)
    throw new CheckError(
      "The sign-in has no access to the account of CLOUDFLARE_ACCOUNT_ID: correct that variable, or sign in with one that has.",
    );
  if (!one)
    throw new CheckError(
      "The sign-in has access to no account: give the API token the permission Account Settings, Read.",
    );
  if (!chosen && found.length > 1)
    throw new CheckError(
      `The sign-in has access to several accounts (${found.map(({ name }) => name).join(", ")}): choose one with CLOUDFLARE_ACCOUNT_ID=….`,
    );
  return { cloudflare: cloudflare(base, token, one.id), who: one.name };
}

/** The API, for checks that run after the account's. @throws CheckError */
export function api({ cloudflare: client }: { cloudflare: Cloudflare | undefined }): Cloudflare {
  if (!client) throw new CheckError("Not asked, because the account is not known: fix that first.");
  return client;
}
