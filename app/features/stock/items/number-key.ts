import { fold } from "#app/values/fold.ts";

/** A part number as it is compared: `PH-3614 a` is `ph3614a`. */
export const numberKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
