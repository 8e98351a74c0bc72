type RouteModule = Record<string, unknown>;
type Handler = (args: unknown) => unknown;

const loaders = new WeakMap<object, () => Promise<RouteModule>>();

/**
 * A route module that is loaded when a request needs it. React Router reads a module's `names` when
 * it starts: loaders and actions load it by themselves, and what is rendered is there after
 * `loadRoutes`. `own`: exports that are known without loading.
 */
export function onDemandRoute(
  names: readonly string[],
  load: () => Promise<RouteModule>,
  own: RouteModule = {},
): RouteModule {
  let loaded: RouteModule | undefined;
  const whole = async () => {
    loaded ??= await load();
    return loaded;
  };
  const route: RouteModule = {};
  for (const name of names) {
    const call: Handler = async (args) => ((await whole())[name] as Handler)(args);
    const value = called.has(name) ? () => call : () => (loaded ?? own)[name];
    // React Router takes a route without these two for a resource, and asks before any loader ran.
    const get = name === "default" || name === "ErrorBoundary" ? () => value() ?? none : value;
    Object.defineProperty(route, name, { enumerable: true, get });
  }
  loaders.set(route, whole);
  return route;
}

const called: ReadonlySet<string> = new Set(["loader", "action"]);
const none = () => null;

/** Loads the modules of these routes, so that they can be rendered. */
export async function loadRoutes(modules: Iterable<object | undefined>): Promise<void> {
  await Promise.all([...modules].map((route) => route && loaders.get(route)?.()));
}
