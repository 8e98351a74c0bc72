/** Facts encoded in a VIN. Absent: unknown. */
export type VehicleFacts = {
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  /** Country that issued the VIN's first characters, in ISO 3166. */
  country?: string | undefined;
};

/** Lower case without punctuation, to compare makes and models: `F-150` and `f150` are equal. */
export const comparable = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
