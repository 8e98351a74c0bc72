import { type Cloudflare, cloudflare } from "./cloudflare.ts";
import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";

export const account: Check = {
  door: "account",
  ask: async (at) => {
    const { cloudflare: client, who } = await at.signIn();
    at.cloudflare = client;
    return `signed in to ${who}`;
  },
};

type Found = { id: string; name: string };

/** The account that a token opens; `chosen` where it opens several. @throws Wrong */
export async function findAccount(
  base: string,
  token: string,
  chosen: string | undefined,
): Promise<{ cloudflare: Cloudflare; who: string }> {
  const found = (await cloudflare(base, token, "").any<Found[]>("/accounts?per_page=50")) ?? [];
  const one = chosen ? found.find(({ id }) => id === chosen) : found[0];
  if (chosen && !one)
    throw new Wrong(
      "The sign-in has no access to the account of CLOUDFLARE_ACCOUNT_ID: correct that variable, or sign in as somebody who has.",
    );
  if (!one)
    throw new Wrong(
      "The sign-in has access to no account: give the API token the permission Account Settings, Read.",
    );
  if (!chosen && found.length > 1)
    throw new Wrong(
      `The sign-in has access to several accounts (${found.map(({ name }) => name).join(", ")}): choose one with CLOUDFLARE_ACCOUNT_ID=….`,
    );
  return { cloudflare: cloudflare(base, token, one.id), who: one.name };
}

/** The API, for checks that come after the account's. @throws Wrong */
export function api({ cloudflare: client }: { cloudflare: Cloudflare | undefined }): Cloudflare {
  if (!client) throw new Wrong("Not asked, because the account is not known: mend that first.");
  return client;
}
