import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { visit } from "./outside.ts";

/**
 * Headers of every answer, and what each of them has to say. Over plain http, on this machine,
 * there is no HSTS.
 */
const wanted: readonly [name: string, says: RegExp][] = [
  ["content-security-policy", /default-src/],
  ["x-content-type-options", /^nosniff$/],
  ["strict-transport-security", /max-age=\d{7,}/],
];

export const headers: Check = {
  door: "headers",
  ask: async (at) => {
    for (const path of ["/", "/login", "/health"]) {
      const answer = await visit(at, path);
      for (const [name, says] of wanted) {
        if (name === "strict-transport-security" && !at.plain) continue;
        const value = answer.headers.get(name);
        if (value === null)
          throw new Wrong(
            `${path} comes without ${name}: look for a rule in the dashboard (Rules, Transform Rules) that removes it.`,
          );
        if (!says.test(value))
          throw new Wrong(
            `${path} comes with another ${name} than the Worker's (${value.slice(0, 60)}): look for a rule in the dashboard (Rules, Transform Rules) that changes it.`,
          );
      }
    }
    return "policy and transport headers arrive as they were sent";
  },
};
