import type { TextingWay } from "#app/platform/texting/texting.ts";
import type { CallFacts, EventKind } from "./provider-call.ts";

/** A call as it is stored until it is done. */
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

/** What an event says where it says this. */
export type FactsWith<Name extends string> = Extract<CallFacts, Record<Name, unknown>>;
