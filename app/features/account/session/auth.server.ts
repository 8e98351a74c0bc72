import type { Platform } from "#app/platform/platform.server.ts";
import type { Auth } from "./auth-library.server.ts";

/**
 * better-auth, loaded when it is first used: to open a session, and once a day to renew one. It is
 * a fifth of the Worker, and no other page needs it.
 */
export async function authOf(platform: Platform): Promise<Auth> {
  const library = await import("./auth-library.server.ts");
  return library.authOf(platform);
}
