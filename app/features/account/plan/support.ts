import type { Viewer } from "#app/features/account/viewer.ts";
import type { PaidTier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The plan that includes email support now: Bronze or Diamond (specification, section 1). */
export const supportOf = ({
  membership: { tier, current },
}: Pick<Viewer, "membership">): PaidTier | undefined =>
  current && tier !== "free" ? tier : undefined;

const subjects: Record<PaidTier, WordKey> = {
  medium: "account:support.subjectBronze",
  premium: "account:support.subjectDiamond",
};

/** A letter to support with the plan in its subject; Diamond's is marked as priority. */
export const supportLetter = (email: string, tier: PaidTier, t: (key: WordKey) => string): string =>
  `mailto:${email}?subject=${encodeURIComponent(t(subjects[tier]))}`;
