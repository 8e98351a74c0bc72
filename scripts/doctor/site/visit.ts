import { CheckError } from "../run-checks.ts";
import type { Target } from "../target.ts";

/** Sends a request as a visitor would. @throws CheckError */
export async function visit({ site }: Target, path: string, from = site): Promise<Response> {
  const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 (llave doctor)" };
  return fetch(from + path, {
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new CheckError(
      `${from} does not answer: check the custom domain, its DNS record and its certificate in the dashboard. A new one takes some minutes.`,
    );
  });
}
