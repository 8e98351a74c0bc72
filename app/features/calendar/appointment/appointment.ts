import type { Tone } from "#app/ui/badge.tsx";
import type { Language } from "#app/values/language.ts";

/**
 * requested: from the booking page, not yet taken by the shop · booked · confirmed: by the customer
 * · here: the car has come · noShow · cancelled
 */
export const appointmentStates = [
  "requested",
  "booked",
  "confirmed",
  "here",
  "noShow",
  "cancelled",
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

export type AppointmentRef = { shopId: string; id: string };

/** States that take hours of their day. */
export const countingStates = ["requested", "booked", "confirmed", "here"] as const;

/** States of future appointments. */
const awaitedStates = ["requested", "booked", "confirmed"] as const;

export const isAwaited = (state: AppointmentState): boolean =>
  (awaitedStates as readonly AppointmentState[]).includes(state);

type Complaint = { complaint: string; translation: string | null; complaintLanguage: Language };

/** The complaint in a language, if translated, and the language of that text. */
export const complaintIn = (
  language: Language,
  { complaint, translation, complaintLanguage }: Complaint,
): { text: string; lang: Language } =>
  translation && complaintLanguage !== language
    ? { text: translation, lang: language }
    : { text: complaint, lang: complaintLanguage };

/** Transitions that a shop may make by hand. */
export const nextStates: Record<AppointmentState, readonly AppointmentState[]> = {
  requested: ["booked", "cancelled"],
  booked: ["confirmed", "here", "noShow", "cancelled"],
  confirmed: ["here", "noShow", "cancelled"],
  here: ["booked"],
  noShow: ["booked"],
  cancelled: ["booked"],
};

export const stateTones = {
  requested: "busy",
  booked: "plain",
  confirmed: "good",
  here: "good",
  noShow: "bad",
  cancelled: "bad",
} as const satisfies Record<AppointmentState, Tone>;

/** The longest texts, in characters, and the fewest and most hours, in hundredths. */
export const appointmentLimits = {
  complaint: 2_000,
  note: 1_000,
  hours: { min: 25, max: 24_00 },
} as const;
