import { and, eq } from "drizzle-orm";
import { createContext, type RouterContextProvider } from "react-router";
import { sessions } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { platformContext } from "#app/platform/context.ts";
import { authOf } from "./auth.server.ts";
import { newToken } from "./tokens.server.ts";

/** The session cookies of the response, unless the route sets its own. */
export const sessionCookiesContext = createContext<string[]>();

/**
 * Gives this session a new token after the viewer has verified their identity, so that a copied
 * cookie stops working (ASVS 7.2.4).
 */
export async function renewSession(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
): Promise<void> {
  const platform = context.get(platformContext);
  const token = newToken();
  const renewed = await platform.db
    .update(sessions)
    .set({ token })
    .where(and(eq(sessions.id, viewer.sessionId), eq(sessions.userId, viewer.id)))
    .returning({ id: sessions.id });
  if (renewed.length === 0) return; // signed out meanwhile
  const { headers } = await (await authOf(platform)).api.showSession({
    body: { token },
    returnHeaders: true,
  });
  const cookies = context.get(sessionCookiesContext);
  cookies.splice(0, cookies.length, ...headers.getSetCookie());
}
