import { anyId, idPattern } from "../../app/ui/instant/kind-of-path.ts";
import { type Constants, withBodies, withConstants, withoutMessages } from "./assume.ts";
import { withoutFunctions } from "./leave-out.ts";

/**
 * What React Router does for server components, for pages without a server, and for style sheets
 * of single routes: there is one, on every page.
 */
const unused: Record<string, string[]> = {
  hooks: ["RSCErrorHandler"],
  "dom/lib": ["HistoryRouter"],
  "dom/ssr/components": ["RSCPrefetchPageLinksImpl"],
  "dom/ssr/links": ["prefetchRouteCss", "prefetchStyleLink", "prefetchStyleLinks"],
  "dom/ssr/single-fetch": ["nonSsrStrategy"],
};

/**
 * Whether the routes show what they showed: React Router renders them, and every link in them, with
 * each change of its state, also where a tap is only noted or a form is sent
 * (docs/decisions/0152-fewer-frames-per-page.md).
 */
export const sameRoutes = `(one, other) =>
  ["routes", "manifest", "isStatic", "onError"].every((name) => one[name] === other[name]) &&
  ["location", "matches", "loaderData", "errors", "initialized", "renderFallback", "revalidation"]
    .every((name) => one.state[name] === other.state[name])`;

/**
 * Tells React of a page that is on its way only where it takes longer than a moment: rendering that
 * it is on its way delays a page whose data is at hand. Whatever else changes is told at once, and
 * so is what a form sends.
 */
export const tellsAfterDelay = `(router, tell, delayMs) => {
  let told = router.state;
  let timer;
  return router.subscribe((state, options) => {
    const { navigation } = state;
    const says = () => {
      clearTimeout(timer);
      timer = undefined;
      told = state;
      tell(state, options);
    };
    const isBeginning =
      navigation.state === "loading" &&
      navigation.formMethod === undefined &&
      told.navigation.state === "idle" &&
      !options.newErrors &&
      options.deletedFetchers.length === 0 &&
      Object.keys(state).every((key) => key === "navigation" || state[key] === told[key]);
    if (!isBeginning) return says();
    clearTimeout(timer);
    timer = setTimeout(says, delayMs);
  });
}`;

/** How long, in milliseconds. */
const delayMs = 100;

/**
 * Routes are asked for by the kind of path: React Router asks for each path of a page, 200 jobs of
 * a board, which is too long an address to be asked for at all, and again for those of the next page
 * (docs/decisions/0158-code-and-routes-before-a-tap.md).
 */
const kindOf = (path: string) => `(${path}).replace(/${idPattern}/g, "${anyId}")`;

/** For an expression that a function has more than once. */
const times = (times: number, by: string) => ({ by, times });

/**
 * What is always so in a browser that shows a page of this app (app/entry.client.tsx,
 * react-router.config.ts): no view transitions, blockers, masked addresses, flushSync,
 * instrumentation, hot replacement, middleware in the browser or base path; the server's answer is
 * there, and forms send fields.
 */
const constants: Record<string, Constants> = {
  hooks: {
    render: { "this.context": times(2, "false") },
    useRoutesImpl: { locationArg: times(5, "undefined") },
  },
  components: {
    "": { "React$1.memo()": `React$1.memo(DataRoutes, ${sameRoutes})` },
    RouterProvider: {
      "let isViewTransitionAvailable": "false",
      "vtContext.isTransitioning": times(3, "false"),
      viewTransitionOpts: times(8, "undefined"),
      renderDfd: times(9, "undefined"),
      pendingState: times(6, "undefined"),
      interruption: times(5, "undefined"),
      transition: times(8, "undefined"),
      flushSync: times(3, "false"),
      "useIsRSCRouterContext()": "false",
      useTransitions: times(8, "undefined"),
      "useOptimistic()": "[_state]",
      "router.subscribe()": `(${tellsAfterDelay})(router, setState, ${delayMs})`,
      setOptimisticState: times(4, "undefined"),
    },
  },
  "dom-export/hydrated-router": {
    // It is told of a new address beside the routes, and would be rendered alone before them.
    HydratedRouter: {
      "setLocation()": "React$1.startTransition(() => setLocation(newState.location))",
    },
  },
  "dom/ssr/fog-of-war": {
    getPatchRoutesOnNavigationFunction: {
      "isFogOfWarEnabled()": "true",
      "discoveredPaths.has()": `discoveredPaths.has(${kindOf("path")})`,
      "[path]": `[${kindOf("path")}]`,
    },
    useFogOFWarDiscovery: {
      "isFogOfWarEnabled()": "true",
      "let pathname": kindOf(
        'el.tagName === "A" ? el.pathname : new URL(path, window.location.origin).pathname',
      ),
    },
  },
  "dom/ssr/components": {
    PrefetchPageLinks: { "let rsc": "false" },
    // What only the server writes.
    Scripts: {
      isStatic: "false",
      staticContext: "undefined",
      "let isRSCRouterContext": "false",
      "let enableFogOfWar": "true",
      "manifest.sri": times(3, "undefined"),
      renderMeta: "undefined",
    },
  },
  "router/router": {
    "": { flushSync: times(20, "false") },
    createRouter: {
      "init.instrumentations": times(4, "undefined"),
      basename: times(10, '"/"'),
      defaultDataStrategyWithMiddleware: "undefined",
    },
    initialize: {
      isBrowser: "false", // for what view transitions keep
      "let blockerKey": "undefined",
      blockerKey: times(4, "undefined"),
      unblockBlockerHistoryUpdate: times(2, "undefined"),
    },
    dispose: { removePageHideEventListener: times(2, "undefined") },
    updateState: { "opts.viewTransitionOpts": "undefined" },
    completeNavigation: {
      "blockers.size > 0 && !isUninterruptedRevalidation": "false",
      "dataRoutes.commitHmrRoutes()": "undefined",
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location':
        "false",
      pendingViewTransitionEnabled: "false",
      viewTransitionOpts: "undefined",
    },
    navigate: {
      "let instrumentationNavigateMetaReceiver": "undefined",
      instrumentationNavigateMetaReceiver: "undefined",
      "opts?.mask": "undefined",
      maskPath: times(5, "undefined"),
      "nextLocation.mask": "undefined",
      "let blockerKey": "undefined",
      blockerKey: times(4, "undefined"),
      "opts && opts.viewTransition": "undefined",
    },
    revalidate: { "pendingViewTransitionEnabled === true": "false" },
    startNavigation: {
      "(opts && opts.enableViewTransition) === true": "false",
      "opts?.instrumentationNavigateMetaReceiver": "undefined",
    },
    startRedirectNavigation: { pendingViewTransitionEnabled: times(2, "undefined") },
    handleLoaders: { "!init.dataStrategy": "false" },
    fetch: {
      "let instrumentationResultMetaReceiver": "undefined",
      instrumentationResultMetaReceiver: times(2, "undefined"),
    },
    normalizeTo: { basename: times(3, '"/"') },
    normalizeNavigateOptions: {
      'opts.formEncType === "text/plain"': "false",
      'opts.formEncType === "application/json"': "false",
    },
    patchRoutes: { "dataRoutes.hasHMRRoutes": "false" },
    patchRoutesImpl: { allowElementMutations: "false", "dataRoutes.hasHMRRoutes": "false" },
    loadLazyRoute: { 'typeof route.lazy === "function"': times(2, "false") },
  },
};

const bodies: Record<string, Record<string, string>> = {
  "dom/lib": { useViewTransitionState: "{ return false; }" },
  "dom/ssr/fog-of-war": { getManifestPath: '{ return "/__manifest"; }' },
  // The one style sheet is there.
  "dom/ssr/components": { useKeyedPrefetchLinks: "{ return []; }" },
  "router/router": {
    _internalSetRoutes: "{}",
    deleteBlocker: "{}",
    getBlocker: "{}",
    updateBlocker: "{}",
    shouldBlockNavigation: "{}",
    runClientMiddlewarePipeline:
      "{ if (args.request.signal.aborted) throw args.request.signal.reason; return handler(); }",
  },
};

const lib = String.raw`react-router[\\/]dist[\\/]production[\\/]lib[\\/]`;
const moduleOf = (file: string) =>
  new RegExp(`${lib}${file.replaceAll("/", String.raw`[\\/]`)}\\.js$`);

export const smallRouter = Object.entries(unused).map(([file, functions]) => ({
  module: moduleOf(file),
  code: (code: string) => withoutFunctions(code, { unused: functions, methods: [] }),
}));

/** The same modules for the browser alone: the server renders with them, too. */
export const smallRouterInBrowser = [
  ...Object.entries(bodies).map(([file, by]) => ({
    module: moduleOf(file),
    code: (code: string) => withBodies(code, by),
    inBrowser: true,
  })),
  ...Object.entries(constants).map(([file, by]) => ({
    module: moduleOf(file),
    code: (code: string) => withConstants(code, by),
    inBrowser: true,
  })),
  { module: new RegExp(`${lib}.+\\.js$`), code: withoutMessages, inBrowser: true },
];
