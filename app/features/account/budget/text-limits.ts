/** Calls of the translator today, and how many there may be. */
type Uses = { used: number; most: number };

/** Daily uses for the texts of a shop: those of one member, and those of the whole shop. */
export type TextUses = Record<"member" | "shop", Uses>;

/** A daily limit that is near or reached: whose, and how many calls are left. */
export type NearLimit = { whose: keyof TextUses; left: number };

/** A limit is announced once this fraction of it is used. */
const near = 0.8;

const isNear = ({ used, most }: Uses): boolean => used >= most * near;

/** The first limit that is near or reached. */
export function nearLimitOf(uses: TextUses): NearLimit | undefined {
  const limits = (["member", "shop"] as const)
    .filter((whose) => isNear(uses[whose]))
    .map((whose) => ({ whose, left: Math.max(0, uses[whose].most - uses[whose].used) }));
  return limits.sort((one, other) => one.left - other.left)[0];
}
