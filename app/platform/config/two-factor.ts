import { serviceProblems } from "./stand-in.ts";

/** Whether administrators need a second factor; the demo is the one place where they do not. */
export type TwoFactorVars = Partial<Record<"ADMIN_TWO_FACTOR", string>>;
export type TwoFactorConfig = { adminTwoFactor: "required" | "demo" };

/** Reads the setting and lists its problems. `local` is whether this is the developer's machine. */
export function readTwoFactor(
  { ADMIN_TWO_FACTOR }: TwoFactorVars,
  local: boolean,
): { config: TwoFactorConfig; problems: string[] } {
  const value = ADMIN_TWO_FACTOR || "required";
  const problems = serviceProblems("ADMIN_TWO_FACTOR", { value, service: "required", local });
  return { problems, config: { adminTwoFactor: value === "demo" ? "demo" : "required" } };
}
