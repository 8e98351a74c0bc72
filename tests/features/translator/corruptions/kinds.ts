import type { Breaker } from "./breaker.ts";
import { denialKinds } from "./denials.ts";
import { formKinds } from "./wrong-form.ts";
import { valueKinds } from "./wrong-values.ts";
import { wordKinds } from "./wrong-words.ts";

/** Every kind of corruption. */
export const breakers: Record<string, Breaker> = {
  ...valueKinds,
  ...wordKinds,
  ...denialKinds,
  ...formKinds,
};
