import { serviceProblems } from "#app/platform/config/stand-in.ts";

/** The service for VINs and recalls: NHTSA's, of the US government, or the stand-in. */
export type NhtsaVars = Partial<Record<"VIN", string>>;
export type NhtsaConfig = { vin: "nhtsa" | "demo" };

/** NHTSA's hosts: of its VIN decoder, vPIC, and of its recalls. */
export const vpicHost = "vpic.nhtsa.dot.gov";
export const recallsHost = "api.nhtsa.gov";

/** Reads the setting and lists its problems. `local` is whether this is the developer's machine. */
export function readNhtsa(
  { VIN }: NhtsaVars,
  local: boolean,
): { config: NhtsaConfig; problems: string[] } {
  const vin = VIN || "nhtsa";
  const problems = serviceProblems("VIN", { value: vin, service: "nhtsa", local });
  return { problems, config: { vin: vin === "demo" ? "demo" : "nhtsa" } };
}
