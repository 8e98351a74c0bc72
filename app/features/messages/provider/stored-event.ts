import type { TextingWay } from "#app/platform/texting/texting.ts";
import type { CallFacts, EventKind } from "./provider-call.ts";

/** A stored call whose consequences are not stored yet. */
export type StoredEvent = {
  shopId: string;
  id: string;
  way: TextingWay;
  kind: EventKind;
  sid: string;
  facts: CallFacts | null;
  /** When the call came. */
  at: Date;
  tries: number;
};

/** The facts of an event that has this field. */
export type FactsWith<Name extends string> = Extract<CallFacts, Record<Name, unknown>>;
