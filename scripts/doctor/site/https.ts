import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";
import { visit } from "./visit.ts";

/** Plain http redirects to https. */
export const https: Check = {
  name: "https",
  ask: async (target) => {
    if (!target.plain) return "not asked: this machine has no certificate";
    const answer = await visit(target, "/login", target.plain);
    if (answer.status < 300 || answer.status > 399)
      throw new CheckError(
        "Plain http is answered and not redirected: deploy this version, and switch on Always Use HTTPS (dashboard, SSL/TLS, Edge Certificates).",
      );
    const to = answer.headers.get("location") ?? "";
    if (to !== `${target.site}/login`)
      throw new CheckError(
        `Plain http leads to ${to || "nowhere"} instead of ${target.site}: remove the redirect rule in the dashboard, or correct APP_URL.`,
      );
    return "plain http leads to https";
  },
};
