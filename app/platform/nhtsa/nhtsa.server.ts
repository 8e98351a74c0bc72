import { standInOf } from "#app/platform/config/stand-in.ts";
import { openWeb, type Web } from "#app/platform/web/web.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { type NhtsaConfig, recallsHost, vpicHost } from "./config.ts";

export type ModelOfYear = { make: string; model: string; year: number };

/**
 * The US government's services about vehicles: JSON of any shape, for the caller to check;
 * undefined without an answer in two seconds. Never throws.
 */
export type Nhtsa = {
  decodeVin: (vin: string) => Promise<unknown>;
  listRecalls: (model: ModelOfYear) => Promise<unknown>;
};

const timeoutMs = 2_000;
/** A decoded VIN has some 8 KB, the longest list of recalls some 200 KB. */
const maxBytes = { decoded: 64 * 1024, recalls: 1024 * 1024 };

/** The public web, or the stand-in if and only if it is configured. */
export function webOfNhtsa(
  { vin }: Pick<NhtsaConfig, "vin">,
  web: Web,
  binding: Fetcher | undefined,
): { ok: true; web: Web } | { ok: false; problems: string[] } {
  const standIn = standInOf("VIN", { value: vin, name: "NHTSA", binding });
  if (!standIn.ok) return standIn;
  const { fetcher } = standIn;
  return { ok: true, web: fetcher ? openWeb((url, init) => fetcher.fetch(url, init)) : web };
}

export const openNhtsa = (web: Web): Nhtsa => ({
  decodeVin: (vin) =>
    ask(
      web,
      `https://${vpicHost}/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`,
      maxBytes.decoded,
    ),
  listRecalls: ({ make, model, year }) => {
    const query = new URLSearchParams({ make, model, modelYear: String(year) });
    return ask(web, `https://${recallsHost}/recalls/recallsByVehicle?${query}`, maxBytes.recalls);
  },
});

async function ask(web: Web, address: string, maxBytes: number): Promise<unknown> {
  try {
    const limits = { maxBytes, timeoutMs, accept: "application/json" };
    // A timeout around everything: the request's own does not include the DNS lookup.
    const answer = await withTimeout(web.fetch(address, limits), timeoutMs);
    return answer.ok ? JSON.parse(new TextDecoder().decode(answer.bytes)) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TimeoutError) return undefined;
    throw error;
  }
}
