import { href } from "react-router";
import type { Addresses } from "#app/ui/text/addresses.ts";

/** The addresses that components of `ui/` link to. */
export const addresses: Addresses = {
  signIn: (returnTo) => `${href("/login")}?to=${encodeURIComponent(returnTo)}`,
  refused: [href("/login"), href("/premium"), href("/")],
  faultCode: (code, jobId) =>
    href("/codes/:code", { code: code.toUpperCase() }) + (jobId ? `?job=${jobId}` : ""),
};
