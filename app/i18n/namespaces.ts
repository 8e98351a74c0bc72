import type { Dictionary } from "#app/values/translate.ts";
import type en from "./en.ts";

/**
 * Namespaces that a browser may need: documents and the pages of links are rendered on the server.
 */
type Namespace = Exclude<
  keyof typeof en,
  "papers" | "approval" | "walkRound" | "booking" | "remindersPage"
>;
export type Namespaces = Record<Namespace, () => Promise<Dictionary>>;
