import { z } from "zod";
import { checkAddress } from "#app/platform/web/inward.ts";
import { pushKinds } from "./kinds.ts";

/** The longest address of a push service; those that are known have some 200 to 600 characters. */
const longestEndpoint = 1_000;

const isPublic = (address: string): boolean => {
  const checked = checkAddress(address);
  return checked.ok && checked.url.protocol === "https:";
};

/** Kinds of notifications of a device; none turns them off. */
export const kindsForm = z.object({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length).default([]),
});

/** A device as its browser describes it: a point of P-256, uncompressed, and 16 bytes. */
export const deviceForm = z.object({
  endpoint: z.string().max(longestEndpoint).refine(isPublic),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});
