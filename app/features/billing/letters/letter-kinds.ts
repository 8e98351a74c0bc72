import type { PaidTier } from "#app/features/billing/plans.ts";

export const letterKinds = [
  "trialEnding",
  "paymentFailed",
  "paymentDisputed",
  "planEnded",
] as const;
export type LetterKind = (typeof letterKinds)[number];

type Facts = { plan: string; price: string; date: string; link: string };
export type LetterTexts = {
  names: Record<PaidTier, string>;
  greeting: string;
  letters: Record<LetterKind, (facts: Facts) => { subject: string; lines: string[] }>;
};
