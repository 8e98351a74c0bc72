import type { App } from "../app.ts";
import type { Person } from "../people.ts";
import { tone } from "./tone.ts";

type Spoken = { bytes?: Uint8Array<ArrayBuffer>; language?: string; type?: string };

/** What a page's script sends, and how the scripted models answer it. */
export const speakers = (app: () => App) => ({
  speak: async (
    as: Person | undefined,
    { bytes = tone(2), language = "es", type }: Spoken = {},
  ) => {
    const answer = await app().visit(`/repair-cms/speech?language=${language}`, {
      as,
      method: "POST",
      body: bytes,
      headers: {
        origin: app().origin,
        accept: "application/json",
        connection: "close",
        ...(type && { "content-type": type }),
      },
    });
    const text = await answer.text();
    return { status: answer.status, said: text.startsWith("{") ? JSON.parse(text) : text };
  },
  /** What the models hear from now on. */
  listener: (script: unknown) =>
    app().worker("llave-model", "/listener", { method: "POST", body: JSON.stringify(script) }),
  asked: async () =>
    (await (await app().worker("llave-model", "/calls?about=audio")).json()) as {
      model: string;
      input: Record<string, unknown>;
    }[],
});
