/** Whether administrators need a second factor; the demo is the one place where they do not. */
export type TwoFactorVars = Partial<Record<"ADMIN_TWO_FACTOR", string>>;
export type TwoFactorConfig = { adminTwoFactor: "required" | "demo" };

/** Reads the setting and lists its problems. `local` is whether this is the developer's machine. */
export function readTwoFactor(
  { ADMIN_TWO_FACTOR: value = "" }: TwoFactorVars,
  local: boolean,
): { config: TwoFactorConfig; problems: string[] } {
  const problems: string[] = [];
  if (!["", "required", "demo"].includes(value))
    problems.push("ADMIN_TWO_FACTOR is neither required nor demo");
  if (value === "demo" && !local) problems.push("ADMIN_TWO_FACTOR=demo is for this machine only");
  return { problems, config: { adminTwoFactor: value === "demo" ? "demo" : "required" } };
}
