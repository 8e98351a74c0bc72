import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";
import { visit } from "./visit.ts";

/**
 * Headers of every response, and what each must match. Over plain http, on this machine,
 * there is no HSTS.
 */
const wanted: readonly [name: string, says: RegExp][] = [
  ["content-security-policy", /default-src/],
  ["x-content-type-options", /^nosniff$/],
  ["strict-transport-security", /max-age=\d{7,}/],
];

export const headers: Check = {
  name: "headers",
  ask: async (target) => {
    for (const path of ["/", "/login", "/health"]) {
      const answer = await visit(target, path);
      for (const [name, says] of wanted) {
        if (name === "strict-transport-security" && !target.plain) continue;
        const value = answer.headers.get(name);
        if (value === null)
          throw new CheckError(
            `${path} comes without ${name}: look for a rule in the dashboard (Rules, Transform Rules) that removes it.`,
          );
        if (!says.test(value))
          throw new CheckError(
            `${path} comes with another ${name} than the Worker's (${value.slice(0, 60)}): look for a rule in the dashboard (Rules, Transform Rules) that changes it.`,
          );
      }
    }
    return "policy and transport headers arrive as they were sent";
  },
};
