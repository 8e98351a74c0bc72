import { library } from "./library.ts";

/** The group of a code, by its prefix. */
export const familyOf = (code: string): string | undefined =>
  [code.slice(0, 3), code.slice(0, 2)].find((start) => Object.hasOwn(library().families, start));
