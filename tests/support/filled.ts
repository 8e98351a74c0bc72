const values: Record<string, string> = {
  APP_URL: "https://acme.example",
  MAIL_FROM: "Acme <no-reply@acme.example>",
  CONTACT_EMAIL: "owner@acme.example",
  CREDIT_URL: "https://acme.example/credit",
  READ_REPLICAS: "on",
  DNS_RESOLVER: "https://acme.example/dns-query",
  AI_CHAT_MODELS: "@cf/acme/chat",
  AI_VISION_MODELS: "@cf/acme/eyes",
  AI_TRANSLATION_MODELS: "@cf/acme/words",
  AI_JUDGE_MODEL: "@cf/acme/judge",
  AI_SPEECH_MODELS: "@cf/acme/ear",
  STRIPE_PRICE_MEDIUM: "price_acme1, price_acme0",
  STRIPE_PRICE_PREMIUM: "price_acme2",
  database_id: "ac000000-1111-4111-8111-111111111111",
  region: "aws:eu-west-3",
};

/** Matches values written by `fillIn`, and nothing of a local run. */
export const deployed = /acme|ac000000-1111|aws:/;

/**
 * A `wrangler.toml` as it is once all is filled in for one's own site, under names of its own, with
 * a second environment that repeats it. Whether it was filled in before makes no difference.
 */
export function fillIn(toml: string): string {
  const [first] = toml.replace(/^routes = .*\n/m, "").split(/^\[+env\./m);
  const filled = first!
    .replace(/^(\w+) = ".*"$/gm, (line, key) =>
      key in values ? `${key} = "${values[key]}"` : line,
    )
    .replaceAll('"llave', '"acme');
  const at = filled.search(/^\[/m);
  const [head, tables] = [filled.slice(0, at), filled.slice(at)];
  const second = tables.replace(/^(\[\[?)/gm, "$1env.staging.").replaceAll("acme", "acme-staging");
  const routes = 'routes = [{ pattern = "acme.example/*", zone_name = "acme.example" }]';
  return `${head}${routes}\n\n${tables}\n[env.staging]\n${routes}\n\n${second}`;
}
