import type { Platform } from "#app/platform/platform.server.ts";
import type { Auth } from "./auth-library.server.ts";

/**
 * better-auth, loaded on demand to open or renew a session. It is a fifth of the Worker, and no
 * other page needs it.
 */
export async function authOf(platform: Platform): Promise<Auth> {
  const library = await import("./auth-library.server.ts");
  return library.authOf(platform);
}
