import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from "wrangler";

/** The secret of the measured server; `world.ts` signs session cookies with it. */
export const authSecret = "a secret of the measurements, long enough for all";

export type ServerName = "app" | "hono" | "page";
export type Options = {
  port?: number;
  /** Where D1 and R2 are kept; without it they vanish with the server. */
  data?: string;
  /** Puts `counting/entry.js` around the build, which writes down every statement that D1 is asked. */
  counting?: boolean;
};

const builds = {
  app: "build/server/wrangler.json",
  demo: "build/demo/wrangler.json",
  stripe: "build/stripe/wrangler.json",
  page: "bench/baselines/page/build/server/wrangler.json",
  hono: "bench/baselines/page/build/hono/wrangler.json",
};

/** A production build on Miniflare, in this process. The app and its baselines are served in exactly the same way. */
export async function openServer(name: ServerName, { port = 0, data, counting = false }: Options = {}): Promise<Miniflare> {
  const worker = load(builds[name]);
  const workers = [worker];
  if (name === "app") {
    worker.bindings = { ...worker.bindings, APP_URL: `http://localhost:${port}`, AUTH_SECRET: authSecret, MAIL: "demo" };
    worker.email = { send_email: [] };
    worker.serviceBindings = { ...worker.serviceBindings, EMAIL: "llave-demo" };
    if (counting) count(worker);
    workers.push(load(builds.demo));
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: "127.0.0.1",
      cf: false,
      log: new Log(LogLevel.ERROR),
      ...(data && { resourcePersistencePath: path.resolve(data) }),
      workers: workers as never,
    }),
  );
  await miniflare.ready;
  return miniflare;
}

type Module = { type: "ESModule"; path: string; contents: string };
type Worker = Record<string, unknown> & {
  name: string;
  modulesRoot: string;
  modules: Module[];
  bindings?: Record<string, unknown>;
  serviceBindings?: Record<string, unknown>;
};

function load(file: string): Worker {
  const config = readConfig({ config: file });
  const { workerOptions } = optionsOf(file);
  const { modulesRules: _, ...options } = workerOptions as unknown as Record<string, unknown>;
  const folder = path.dirname(path.resolve(file));
  const entry = path.resolve(folder, config.main!);
  const others = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((one) => path.resolve(folder, one))
    .filter((one) => one.endsWith(".js") && one !== entry);
  const modules = [entry, ...others].map((one): Module => ({ type: "ESModule", path: one, contents: readFileSync(one, "utf8") }));
  return { ...options, name: config.name!, modulesRoot: folder, modules };
}

function count(worker: Worker): void {
  const modules = ["entry.js", "database.js"].map((name): Module => {
    const contents = readFileSync(path.join(import.meta.dirname, "counting", name), "utf8");
    return { type: "ESModule", path: path.join(worker.modulesRoot, name), contents };
  });
  worker.modules.unshift(...modules);
}
