// What a quote may have besides its description, hours and materials, as typed.

export const discountTargets = ["all", "parts", "labor"] as const;

/** A line of labor as typed; without a rate it has the quote's. */
export type LaborRow = {
  id: string;
  name: string;
  time: string;
  rate: string;
  /** Which of the shop's named rates, or the one that it was stored with. */
  rateId: string;
};

export const isBlankLabor = ({ name, time, rate }: LaborRow): boolean =>
  `${name}${time}${rate}`.trim() === "";

/** The lines of labor of a posted form, its lists side by side; undefined where it has none. */
export function laborRowsOf(form: Record<string, unknown>): LaborRow[] | undefined {
  if (!Array.isArray(form.laborName)) return undefined;
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const [ids, times, rates] = [list("laborId"), list("laborTime"), list("laborLineRate")];
  const named = list("laborRateId");
  return (form.laborName as string[]).map((name, at) => ({
    id: ids[at] ?? "",
    name,
    time: times[at] ?? "",
    rate: rates[at] ?? "",
    rateId: named[at] ?? "",
  }));
}
