import { createHash } from "node:crypto";
import { ask } from "../question.ts";
import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";
import { visit } from "./visit.ts";

/** Traces of Cloudflare's features in a page, and where each is switched off. */
const traces: readonly [trace: RegExp, sentence: string][] = [
  [
    /email-protection|__cf_email__|email-decode/,
    "Email Address Obfuscation hides the contact address: switch it off (dashboard, Security, Settings).",
  ],
  [
    /rocket-loader|data-cf-settings/,
    "Rocket Loader rewrites the scripts, which the policy then blocks: switch it off (dashboard, Speed, Settings).",
  ],
  [
    /cdn-cgi\/challenge-platform/,
    "Bot Fight Mode adds a script that the policy blocks: switch off JavaScript Detections (dashboard, Security, Bots).",
  ],
  [
    /static\.cloudflareinsights|\/cdn-cgi\/(?:rum|zaraz)/,
    "Web Analytics or Zaraz adds a script that the policy blocks: switch it off for this site (dashboard, Analytics).",
  ],
];

/** The front page arrives as the Worker rendered it, byte for byte. */
export const page: Check = {
  name: "page as sent",
  ask: async (target) => {
    const answer = await visit(target, "/?lng=en");
    if (answer.status !== 200)
      throw new CheckError(
        `The front page answers ${answer.status}: look at npx wrangler tail ${target.expected.workers.app}, and for a challenge or an access rule in the dashboard.`,
      );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const html = bytes.toString("utf8");
    for (const [trace, sentence] of traces) if (trace.test(html)) throw new CheckError(sentence);
    const { digest } = await ask<{ digest?: string }>(
      target,
      { ask: "page" },
      (why) =>
        `The Worker could not render its front page (${why}): look at npx wrangler tail ${target.expected.workers.app}.`,
    );
    if (createHash("sha256").update(bytes).digest("hex") !== digest)
      throw new CheckError(
        "The front page is changed on its way: switch off what rewrites HTML (dashboard, Speed, Settings: minification; Rules: Snippets; Workers in front).",
      );
    return `${bytes.length} bytes of HTML arrive unchanged`;
  },
};
