import type { CustomTypeOptions, ParseKeys } from "i18next";

type Namespaces = CustomTypeOptions extends { resources: infer R }
  ? Extract<keyof R, string>
  : never;

/** The name of a sentence in both languages, `namespace:path`. A mistyped one does not compile. */
export type WordKey = Extract<ParseKeys<Namespaces[]>, `${Namespaces}:${string}`>;

/** A message from the server: a key, and the parameters of the sentence. */
export type Message = { key: WordKey; params?: Record<string, string | number> };
