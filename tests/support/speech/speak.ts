import type { App } from "../app.ts";
import type { Person } from "../people.ts";
import { tone } from "./tone.ts";

type Spoken = { bytes?: Uint8Array<ArrayBuffer>; language?: string; type?: string };

/** Requests of the page's script, and scripted responses of the models. */
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
  /** Scripts the models' transcripts from now on. */
  listener: (script: unknown) =>
    app().worker("llave-model", "/listener", { method: "POST", body: JSON.stringify(script) }),
  asked: async () =>
    (await (await app().worker("llave-model", "/calls?about=audio")).json()) as {
      model: string;
      input: Record<string, unknown>;
    }[],
});
