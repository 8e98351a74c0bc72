import { CheckError } from "./run-checks.ts";
import type { Cloudflare, CloudflareRequest } from "./target.ts";

type Answer = {
  success?: boolean;
  result?: unknown;
  errors?: { code?: number; message?: string }[];
};

/** A client with a token; `account` may be "" until it is known. */
export function cloudflare(base: string, token: string, account: string): Cloudflare {
  const send = async (
    path: string,
    { method = "GET", body, type = "application/json" }: CloudflareRequest = {},
  ): Promise<Response | undefined> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": type }),
    };
    const request = { method, headers, body: body ?? null, signal: AbortSignal.timeout(30_000) };
    const answer = await fetch(base + path, request).catch(() => {
      throw new CheckError(
        "Cloudflare's API cannot be reached: check the network of this machine.",
      );
    });
    if (answer.ok) return answer;
    if (answer.status === 404) return undefined;
    const said = reasonOf((await answer.json().catch(() => undefined)) as Answer | undefined);
    if (answer.status === 401 || answer.status === 403)
      throw new CheckError(
        `Cloudflare refuses this sign-in ${said}: run npx wrangler login, or use an API token with the permissions of docs/deploy.md.`,
      );
    if (answer.status === 429)
      throw new CheckError(
        "Cloudflare's API allows no more requests for now: try again in five minutes.",
      );
    if (answer.status >= 500)
      throw new CheckError(
        `Cloudflare's API failed (${answer.status}): look at https://www.cloudflarestatus.com and try again.`,
      );
    throw new CheckError(
      `Cloudflare's API refused ${method} ${path.replace(account, "…")} ${said}: check the ids in the file of the environment.`,
    );
  };
  const any = async <Result>(
    path: string,
    init?: CloudflareRequest,
  ): Promise<Result | undefined> => {
    const answer = await send(path, init);
    if (!answer) return undefined;
    const read = (await answer.json().catch(() => undefined)) as Answer | undefined;
    if (read?.success !== true)
      throw new CheckError(
        `Cloudflare's API gave an answer that is not its own ${reasonOf(read)}: look for a proxy in between.`,
      );
    return read.result as Result;
  };
  return {
    account,
    any,
    get: (path, init) => any(`/accounts/${account}${path}`, init),
    bytes: async (path) => {
      const answer = await send(`/accounts/${account}${path}`);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
  };
}

function reasonOf(answer: Answer | undefined): string {
  const [first] = answer?.errors ?? [];
  return `(${first?.message ?? "no reason given"}${first?.code ? `, code ${first.code}` : ""})`;
}
