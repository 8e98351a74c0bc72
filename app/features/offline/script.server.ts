import { readScript } from "#app/features/push/script.server.ts";
import type { Config } from "#app/platform/config/config.ts";
// Vite builds a module that is imported as a worker into a file of its own.
import retired from "./worker/retired.client.ts?worker&url";
import worker from "./worker/service-worker.client.ts?worker&url";

/**
 * The script of the service worker at its one address, or what takes its place where the feature is
 * switched off. Browsers ask for it with every page that is opened, and no cache answers them.
 */
export const readWorker = ({ offline }: Pick<Config, "offline">): Promise<Response> =>
  readScript(offline ? worker : retired);
