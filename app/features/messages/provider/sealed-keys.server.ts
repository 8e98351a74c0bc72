import { seal, unseal } from "#app/features/account/two-factor/secret-box.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { TextingKeys } from "#app/platform/texting/texting.ts";

type Keys = Pick<Config, "sealingKeys">;

const purpose = "llave message accounts";

/** A shop's keys, sealed for this shop alone with the first of our own. @throws without one */
export async function sealKeys(
  { sealingKeys: [key] }: Keys,
  shopId: string,
  keys: TextingKeys,
): Promise<string> {
  if (!key) throw new Error("There is no key to seal with");
  const bytes = new TextEncoder().encode(JSON.stringify(keys));
  return `${key.name}:${await seal(key.secret, shopId, bytes, purpose)}`;
}

/** Opens keys from `sealKeys`; undefined without their sealing key, or for another shop. */
export async function openKeys(
  { sealingKeys }: Keys,
  shopId: string,
  sealed: string,
): Promise<TextingKeys | undefined> {
  const [name, box = ""] = sealed.split(":");
  const key = sealingKeys.find((one) => one.name === name);
  const bytes = key && (await unseal(key.secret, shopId, box, purpose));
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as TextingKeys);
}

/** Whether the current key sealed it. */
export const isSealedAnew = ({ sealingKeys: [key] }: Keys, sealed: string): boolean =>
  key !== undefined && sealed.startsWith(`${key.name}:`);
