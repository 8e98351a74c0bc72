import type { Dictionary } from "#app/values/translate.ts";
import type en from "./en.ts";

/** What a browser may need: papers and the pages of links are made on the server. */
type Namespace = Exclude<
  keyof typeof en,
  "paper" | "approval" | "signing" | "booking" | "followUpPage"
>;
export type Namespaces = Record<Namespace, () => Promise<Dictionary>>;
