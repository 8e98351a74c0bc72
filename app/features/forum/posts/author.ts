/** An author as others see them: null is a former member; `email` is for administrators only. */
export type Author = { name: string; number: number; email?: string | undefined } | null;

/** A stable short number for a member without a name: "Member 4821". */
export function memberNumber(userId: string): number {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(userId))
    hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return 1_000 + (hash % 99_000);
}
