import type { Plugin } from "vite";
import { noLongerFits } from "./unused/cut-out.ts";
import { isByClass, mapsRowsByPlan, writesQueriesAtOnce } from "./unused/drizzle.ts";
import { smallFontkit } from "./unused/fontkit.ts";
import { throws, withoutEndpoints, withoutModule } from "./unused/leave-out.ts";
import { unusedByPdfs, withoutEncoder, withoutKerning } from "./unused/pdf-lib.ts";
import { smallReact } from "./unused/react.ts";
import { smallReactDom, smallReactDomExports } from "./unused/react-dom.ts";
import { writesInOnePiece } from "./unused/react-dom-server.ts";
import { smallRouter, smallRouterInBrowser } from "./unused/react-router.ts";
import { quickRouterOnServer, resolvesWholeAddresses } from "./unused/react-router-server.ts";
import { longerSlices } from "./unused/scheduler.ts";
import { unusedByPayments, withoutList, withoutResources } from "./unused/stripe.ts";

/**
 * Modules of packages, and what the build has instead: nothing of what we never use, and other
 * functions of Drizzle, React Router, React's renderers and scheduler. In the browser's build alone,
 * in the others alone, or in all.
 */
type Part = {
  module: RegExp;
  code: (original: string) => string;
  inBrowser?: boolean;
  onServer?: boolean;
};
export const parts: Part[] = [
  {
    // React's older renderer, into one string: 27 KB, compressed, of the Worker's cold start
    // (docs/decisions/0012-which-build-of-react.md).
    module: /react-dom[\\/]cjs[\\/]react-dom-server-legacy\.node\.production\.js/,
    code: () => "module.exports = {};",
  },
  {
    module: /react-dom[\\/]cjs[\\/]react-dom-server\.node\.production\.js/,
    code: writesInOnePiece,
  },
  {
    module: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/,
    code: smallReactDom,
    inBrowser: true,
  },
  { module: /react-dom[\\/]cjs[\\/]react-dom\.production\.js/, code: smallReactDomExports },
  {
    // remix-i18next finds the language and opens an i18next that no one asks: 16 KB of the same.
    module: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js/,
    code: () => "export const createInstance = () => ({ use() {}, async init() {} });",
  },
  {
    // zod's JSON schemas: 7 KB. Every schema names them, so nothing shakes them off.
    module: /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js/,
    code: withoutJsonSchema,
  },
  {
    // React Router's instrumentation, which is on when an entry passes `instrumentations`: 1 KB of
    // every page's scripts.
    module: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js/,
    code: withoutInstrumentation,
  },
  {
    // better-auth's endpoints: only getSession and our own are called, and none is mounted
    // (docs/decisions/0003-no-auth-endpoint-is-mounted.md).
    module: /better-auth[\\/]dist[\\/]api[\\/]routes[\\/](?!session|ok)[\w-]+\.mjs/,
    code: withoutEndpoints,
  },
  {
    // Sign-in through other sites.
    module: /@better-auth[\\/]core[\\/]dist[\\/]social-providers[\\/]index\.mjs/,
    code: withoutModule,
  },
  {
    // The description of better-auth's API.
    module: /better-call[\\/]dist[\\/]openapi\.mjs/,
    code: withoutModule,
  },
  {
    module: /@better-auth[\\/]telemetry[\\/]dist[\\/]index\.mjs/,
    code: withoutTelemetry,
  },
  { module: /drizzle-orm[\\/]entity\.js/, code: isByClass },
  { module: /drizzle-orm[\\/]utils\.js/, code: mapsRowsByPlan },
  { module: /drizzle-orm[\\/]sql[\\/]sql\.js/, code: writesQueriesAtOnce },
  ...unusedByPdfs.map((module) => ({ module, code: withoutModule })),
  {
    module: /standard-fonts[\\/]es[\\/]Helvetica(?:-Bold)?\.compressed\.json/,
    code: withoutKerning,
  },
  { module: /@pdf-lib[\\/]upng[\\/]UPNG\.js/, code: withoutEncoder },
  { module: /@pdf-lib[\\/]fontkit[\\/]dist[\\/]fontkit\.es\.js/, code: smallFontkit },
  { module: unusedByPayments, code: withoutResources },
  { module: /stripe[\\/]esm[\\/]resources\.js/, code: withoutList },
  ...smallRouter,
  ...smallRouterInBrowser,
  ...quickRouterOnServer,
  {
    module: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/,
    code: resolvesWholeAddresses,
  },
  {
    module: /scheduler[\\/]cjs[\\/]scheduler\.production\.js/,
    code: longerSlices,
    inBrowser: true,
  },
  { module: /react[\\/]cjs[\\/]react\.production\.js/, code: smallReact, inBrowser: true },
  {
    // What preloads the style sheets of an import(): there is one style sheet, on every page.
    module: /^\0vite[\\/]preload-helper\.js/,
    code: () => "export const __vitePreload = (load) => load();",
    inBrowser: true,
  },
];

/**
 * Changes packages in the build. It stops if a package changes its shape, and if a part fits no
 * module: the browser's build has all that are for it alone, and the app's Worker has the others.
 */
export function unusedParts(): Plugin {
  const applied = new Map<string, Set<Part>>();
  return {
    name: "llave:unused-parts",
    enforce: "pre",
    transform: {
      filter: { id: parts.map(({ module }) => module) },
      handler(code, id) {
        const { name } = this.environment;
        const inBrowser = name === "client";
        const found = parts.filter(
          ({ module, ...only }) => module.test(id) && !(inBrowser ? only.onServer : only.inBrowser),
        );
        applied.set(name, new Set([...(applied.get(name) ?? []), ...found]));
        try {
          return { code: found.reduce((left, part) => part.code(left), code), map: null };
        } catch (error) {
          throw new Error(`${(error as Error).message} (${id})`, { cause: error });
        }
      },
    },
    buildEnd(error) {
      const { name, mode } = this.environment;
      if (error || mode !== "build" || !/^(?:client|ssr)$/.test(name)) return;
      const missing = parts.filter(
        (part) =>
          (part.inBrowser ?? false) === (name === "client") && !applied.get(name)?.has(part),
      );
      if (missing.length > 0)
        throw noLongerFits(`no module is ${missing.map(({ module }) => module).join(", ")}`);
    },
  };
}

const names = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);

/** `create…Method` is called where a schema is validated; what it makes is not. */
export function withoutJsonSchema(code: string): string {
  const found = names(code);
  if (!found.some((name) => /^(?:createToJSONSchemaMethod|stringProcessor)$/.test(name)))
    throw noLongerFits("zod's JSON schemas");
  const exported = found.map((name) =>
    name.startsWith("create")
      ? `export const ${name} = () => unused;`
      : `export const ${name} = unused;`,
  );
  return [throws, ...exported].join("\n");
}

export function withoutInstrumentation(code: string): string {
  const exported = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(", ").toSorted().join(" ");
  if (
    exported !==
    "consumeInstrumentationClientResultMetaReceiver getRouteInstrumentationUpdates " +
      "instrumentClientSideRouter instrumentHandler instrumentationResultMetaContext"
  )
    throw noLongerFits("React Router's instrumentation");
  return `${throws}
const consumeInstrumentationClientResultMetaReceiver = () => undefined;
const instrumentationResultMetaContext = undefined;
export {
  consumeInstrumentationClientResultMetaReceiver,
  instrumentationResultMetaContext,
  unused as getRouteInstrumentationUpdates,
  unused as instrumentClientSideRouter,
  unused as instrumentHandler,
};`;
}

/** It is turned off, but asked for what it publishes. */
export function withoutTelemetry(code: string): string {
  if (!code.includes("export { createTelemetry, getTelemetryAuthConfig };"))
    throw noLongerFits("better-auth's telemetry");
  return `${throws}
const createTelemetry = async () => ({ publish: async () => {} });
export { createTelemetry, unused as getTelemetryAuthConfig };`;
}
