import { tool } from "../../tool.ts";
import { findAccount } from "../account.ts";
import { CheckError } from "../run-checks.ts";

/** Cloudflare's API, or what wrangler is told to use in its place. */
const base = () => process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";

/** Signs in as wrangler does, to the account that is chosen where there are several. @throws CheckError */
export const signInTo = async (account: string | undefined) =>
  findAccount(base(), await token(), process.env.CLOUDFLARE_ACCOUNT_ID ?? account);

/** wrangler's sign-in, or `CLOUDFLARE_API_TOKEN`, which wrangler returns too. */
async function token(): Promise<string> {
  const { code, stdout } = await tool("wrangler", ["auth", "token", "--json"]);
  const [, found] = /"token":\s*"([^"]+)"/.exec(stdout) ?? [];
  if (code !== 0 || !found)
    throw new CheckError(
      "Nobody is signed in to Cloudflare on this machine: run npx wrangler login.",
    );
  return found;
}
