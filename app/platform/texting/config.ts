import { serviceProblems, standInOf } from "#app/platform/config/stand-in.ts";

/** The provider of text messages, and the keys that encrypt shops' credentials. */
export type TextingVars = Partial<Record<"TEXTING" | "TEXTING_KEYS", string>>;

/** A sealing key, with the name that prefixes its ciphertexts. */
type SealingKey = { name: string; secret: string };

export type TextingConfig = {
  texting: "twilio" | "demo";
  /** The first seals, all of them open. None: text messages through a provider are not offered. */
  sealingKeys: SealingKey[];
};

/** The stand-in's key. It is public, so no real secret is ever encrypted with it. */
const demoKeys = "demo:llave-demo-only-llave-demo-only-0000";

const shape = /^[a-z0-9]{1,16}:[\w-]{32,200}$/;

/** Reads them; problems name variables, never their values. `local`: on localhost. */
export function readTexting(
  vars: TextingVars,
  local: boolean,
): { config: TextingConfig; problems: string[] } {
  const texting = vars.TEXTING || "twilio";
  const problems = serviceProblems("TEXTING", { value: texting, service: "twilio", local });
  const text = texting === "demo" ? demoKeys : (vars.TEXTING_KEYS?.trim() ?? "");
  const keys = text === "" ? [] : text.split(/\s*,\s*/);
  if (!keys.every((key) => shape.test(key)))
    problems.push("TEXTING_KEYS is not a list such as 2026a:…, with 32 characters or more a key");
  if (texting === "twilio" && keys.includes(demoKeys)) problems.push("TEXTING_KEYS is the demo's");
  const sealingKeys = keys.map((key) => {
    const [name = "", secret = ""] = key.split(":");
    return { name, secret };
  });
  if (new Set(sealingKeys.map(({ name }) => name)).size < sealingKeys.length)
    problems.push("TEXTING_KEYS names two keys alike");
  return { problems, config: { texting: texting === "demo" ? "demo" : "twilio", sealingKeys } };
}

export const twilioStandIn = ({ texting }: TextingConfig, binding: Fetcher | undefined) =>
  standInOf("TEXTING", { value: texting, name: "TWILIO_API", binding });
