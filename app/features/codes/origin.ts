/**
 * Who defines a code (SAE J2012, ISO 15031-6). P34 to P39 and U3 are the standard's, P30 to P33 the
 * manufacturers'; the rest of P3, B3 and C3 is reserved.
 */
type CodeOrigin = "standard" | "manufacturer" | "reserved";

export function originOf(code: string): CodeOrigin {
  const [system, group, block] = [code.charAt(0), code.charAt(1), code.charAt(2)];
  if (group === "0" || (system === "P" && group === "2") || (system === "U" && group === "3"))
    return "standard";
  if (system !== "P") return group === "3" ? "reserved" : "manufacturer";
  if (group === "1" || /[0-3]/.test(block)) return "manufacturer";
  return /[4-9]/.test(block) ? "standard" : "reserved";
}

/** Whether no code can have this form: the second character is always 0 to 3. */
export const isImpossible = (code: string): boolean => !/[0-3]/.test(code.charAt(1));

/** Whether the code's meaning depends on the make, so that none is shown without one. */
export const isManufacturerCode = (code: string): boolean => originOf(code) === "manufacturer";
