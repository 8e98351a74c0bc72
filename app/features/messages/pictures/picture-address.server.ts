import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import { href } from "react-router";
import { isMacOf, macOf } from "#app/features/messages/mac.server.ts";
import type { Config } from "#app/platform/config/config.ts";

type Secret = Pick<Config, "appUrl" | "authSecret">;
type Picture = { shopId: string; photoId: string };

/** How long a provider has to fetch a picture, in milliseconds. */
const lifeMs = 60 * 60_000;

/** An address that gives out this picture alone, for an hour, to whoever has it. */
export async function pictureAddress(
  config: Secret,
  { shopId, photoId }: Picture,
  now: number,
): Promise<string> {
  const named = `${shopId}.${photoId}.${now + lifeMs}`;
  const mac = encodeBase64urlNoPadding(await macOf(config, "picture", named));
  return config.appUrl + href("/pictures/sent/:address", { address: `${named}.${mac}` });
}

/** The picture that an address gives out now; undefined for any that is not ours, or has ended. */
export async function pictureOf(
  config: Secret,
  address: string,
  now: number,
): Promise<Picture | undefined> {
  const [, named = "", shopId = "", photoId = "", until, code = ""] =
    /^(([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{43})$/.exec(address) ?? [];
  if (code === "" || Number(until) < now) return undefined;
  const mac = bytesOf(code);
  const isOurs = mac && (await isMacOf(config, "picture", { text: named, mac }));
  return isOurs ? { shopId, photoId } : undefined;
}

/** The bytes of a code; undefined when its last letter is none that bytes end with. */
function bytesOf(code: string): Uint8Array | undefined {
  try {
    return decodeBase64urlIgnorePadding(code);
  } catch {
    return undefined;
  }
}
