import type { Message } from "#app/values/word-key.ts";
import type { UrgentKind } from "./urgent-lexicon.ts";

/** The shop as its booking page names it. */
export type BookingShop = { address: string; name: string; phone: string | null };

/** Submitted values of a form, with their errors. */
export type Typing = {
  values: Readonly<Record<string, string | string[]>>;
  fields: Readonly<Record<string, Message>>;
  error?: Message | undefined;
};

/** Answers of earlier steps, which each later step carries along. */
export type Answers = {
  complaint: string;
  service: string;
  waits: "yes" | "";
  key: string;
  /** The secret of an earlier visit; empty for none. */
  again: string;
};

export type BookingStep = { shop: BookingShop } & (
  | { kind: "language" }
  | { kind: "what"; services: string[]; key: string; again: string; typing: Typing }
  | {
      kind: "day";
      said: Answers;
      urgent: UrgentKind[];
      /** The systems of the vehicle that it may have to do with. */
      systems: string[];
      hours: number;
      days: string[];
      typing: Typing;
    }
  | {
      kind: "who";
      said: Answers;
      urgent: UrgentKind[];
      day: string;
      zone: string;
      /** As the wall clock shows them, `09:30`. */
      times: string[];
      confirms: boolean;
      typing: Typing;
    }
);

/** The contents of one step. */
export type Step<Kind extends BookingStep["kind"]> = Extract<BookingStep, { kind: Kind }>;
