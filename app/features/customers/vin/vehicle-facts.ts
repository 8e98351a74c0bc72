/** What a VIN says about its vehicle. Absent: not known. */
export type VehicleFacts = {
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  /** The country that issued the VIN's first characters: a code of ISO 3166. */
  country?: string | undefined;
};

/** Lower case without signs, as makes and models are compared: `F-150` and `f150` are the same. */
export const comparable = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
