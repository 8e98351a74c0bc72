import { hintCookie } from "#app/features/account/session/viewer-hint.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { type App, authSecret } from "./app.ts";

type Holder = { cookie: string };

const sessionOf = ({ cookie }: Holder) => /llave\.session_token=[^;]*/.exec(cookie)![0];

/** Whom the server would expect at this person's next request. */
export async function viewerOf(app: App, { cookie }: Holder): Promise<Viewer> {
  const as = { cookie: sessionOf({ cookie }) };
  await app.visit("/account", { as });
  const [state] = /llave\.hint=([^;]*)/.exec(as.cookie)![1]!.split(".");
  return JSON.parse(Buffer.from(state!, "base64url").toString()) as Viewer;
}

/** The person with a hint that the server signed for this very session, and that says another. */
export async function mistakenFor(person: Holder, viewer: Viewer): Promise<Holder> {
  const cookie = sessionOf(person);
  const hint = await hintCookie(new Headers({ cookie }), viewer, authSecret);
  return { cookie: `${cookie}; ${hint!.split(";")[0]}` };
}
