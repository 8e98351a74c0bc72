import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { visit } from "./outside.ts";

/** That plain http leads to https before anything is typed. */
export const https: Check = {
  door: "https",
  ask: async (at) => {
    if (!at.plain) return "not asked: this machine has no certificate";
    const answer = await visit(at, "/login", at.plain);
    if (answer.status < 300 || answer.status > 399)
      throw new Wrong(
        "Plain http is answered and not redirected: deploy this version, and switch on Always Use HTTPS (dashboard, SSL/TLS, Edge Certificates).",
      );
    const to = answer.headers.get("location") ?? "";
    if (to !== `${at.site}/login`)
      throw new Wrong(
        `Plain http leads to ${to || "nowhere"} instead of ${at.site}: remove the redirect rule in the dashboard, or correct APP_URL.`,
      );
    return "plain http leads to https";
  },
};
