import { withBeginnings, withBodies, withConstants, withWords } from "./assume.ts";
import { noLongerFits } from "./cut-out.ts";
import { triesWhatFits } from "./route-shapes.ts";

// What React Router's server makes anew for each request although nothing differs, or although no
// one uses it (docs/decisions/0157-less-of-react-router-per-request.md).

/** Without a header of a loader, action or route a page has none: not two copies for each route. */
const copiesNoHeaders = (code: string): string =>
  withBeginnings(code, {
    getDocumentHeadersImpl: `
	if (!context.errors && Object.keys(context.loaderHeaders).length + Object.keys(context.actionHeaders ?? {}).length === 0 && context.matches.every((match) => getRouteHeadersFn(match) == null)) return new Headers(_defaultHeaders);`,
  });

/**
 * The text of what holds no promise, at once: without a stream, its reader, a timer and a signal.
 * The clock of a Worker stands still while it computes, so this never waits between two values.
 */
const flattensAtOnce = (code: string): string =>
  withWords(withConstants(code, { stringify: { "let now": "0" } }), {
    "export { flatten };": `function textOf(input, { plugins, postPlugins }) {
	const encoder = { deferred: {}, index: 1, indices: new Map([[input, 0]]), stringified: [], plugins, postPlugins };
	stringify.call(encoder, [[input, 0]]).catch(() => {});
	const { stringified, deferred, index } = encoder;
	if (Object.keys(deferred).length > 0 || stringified.length !== index || stringified.includes(undefined)) return undefined;
	return \`[\${stringified.join(",")}]\\n\`;
}
export { flatten, textOf };`,
  });

const given =
  /return encode\(data, \{\s*signal: controller\.signal,\s*onComplete: cleanupCallbacks,\s*(plugins: [\s\S]+?)\n\t\}\);\n\}/;

/** What waits for nothing is a text, and what waits is a stream, as it was. */
export function encodesToText(code: string): string {
  const [whole, plugins] = given.exec(code) ?? [];
  if (!whole) throw noLongerFits("encodeViaTurboStream");
  const encoded = code.replace(whole, () =>
    whole.replace(plugins!, "plugins: rules.plugins,\n\t\tpostPlugins: rules.postPlugins"),
  );
  return `import { textOf } from "../../vendor/turbo-stream-v2/flatten.js";
${withBeginnings(encoded, {
  encodeViaTurboStream: `
	const rules = { ${plugins} };
	const text = textOf(data, rules);
	if (text !== undefined) return text;`,
})}`;
}

/** A text needs no reader. */
const handsTextOver = (code: string): string =>
  withConstants(code, {
    ServerRouter: {
      "context.serverHandoffStream.getReader()":
        'typeof context.serverHandoffStream === "string" ? context.serverHandoffStream : context.serverHandoffStream.getReader()',
      "new TextDecoder()":
        'typeof context.serverHandoffStream === "string" ? undefined : new TextDecoder()',
    },
  });

/** The routes that are rendered, of all that there are. */
const rendersMatchedRoutes = (code: string): string =>
  withWords(code, {
    "createServerRoutes(manifest.routes, ": `createServerRoutes(Object.fromEntries(context.staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])), `,
  });

/** The routes that a page knows, as a text: the same for every page of the same routes. */
const writesManifestOnce = (code: string): string =>
  withWords(code, {
    "JSON.stringify(getPartialManifest(manifest, router), null, 2)":
      "textOfManifest(manifest, getPartialManifest(manifest, router))",
    "function Scripts(": `const manifests = new WeakMap();
function textOfManifest(whole, part) {
	let known = manifests.get(whole);
	if (!known) manifests.set(whole, known = new Map());
	const key = Object.keys(part.routes).join("|");
	let text = known.get(key);
	if (text === undefined) known.set(key, text = JSON.stringify(part));
	return text;
}
function Scripts(`,
  });

/** A text is written as what a reader brings first, and as its end. */
const writesText = (code: string): string =>
  withWords(code, {
    "let promise = streamCache[identifier];": `let promise = streamCache[identifier];
	if (typeof reader === "string") promise = { result: { done: identifier === 1, value: identifier === 0 ? reader : "" } };`,
  });

/** The same address for all that handle one request, none of which may change it. */
const readsAddressOnce = (code: string): string =>
  withWords(code, {
    "function createDataFunctionUrl(request, path) {": `const addresses = new WeakMap();
function createDataFunctionUrl(request, path) {
	const known = addresses.get(request);
	const wanted = typeof path === "string" ? path : path.pathname + path.search + path.hash;
	if (known?.wanted === wanted) return known.url;
	const url = createOwnUrl(request, path);
	if (typeof request === "object") addresses.set(request, { wanted, url });
	return url;
}
function createOwnUrl(request, path) {`,
  });

const readsPathOnce = (code: string): string =>
  withWords(code, {
    "function getNormalizedPath(request) {": `const paths = new WeakMap();
function getNormalizedPath(request) {
	let path = paths.get(request);
	if (!path) paths.set(request, path = readNormalizedPath(request));
	return path;
}
function readNormalizedPath(request) {`,
  });

/** An address of plain letters is the same when it is encoded. */
const encodesOnlyWhatNeedsIt = (code: string): string =>
  withWords(code, {
    '	href = href.replace(/ $/, "%20");': `	if (/^(?:\\/[\\w-]+)*\\/?$/.test(href) && href !== "") return { pathname: href, search: "", hash: "" };
	href = href.replace(/ $/, "%20");`,
  });

/** Nobody taps or hovers on a server. */
const handlesNoTaps = (code: string): string =>
  withBodies(code, { useLinkClickHandler: "{ return undefined; }" });
const prefetchesNothing = (code: string): string =>
  withBodies(code, {
    usePrefetchBehavior: "{ return [false, null, {}]; }",
  });

/** The routes around a link matter to an address that does not begin with a slash. */
export const resolvesWholeAddresses = (code: string): string =>
  withConstants(code, {
    useResolvedPath: {
      "let routePathnamesJson": `typeof to === "string" && to.startsWith("/") ? "[]" : JSON.stringify(getResolveToMatches(matches))`,
    },
  });

/** Marks of more than a byte, in the scripts of a page (react-dom-server.ts says why). */
const escapesMarks = (code: string): string =>
  withWords(code, {
    "/[&><\\u2028\\u2029]/g": "/[&><\\u2000-\\u2bff]/g",
    "(match) => ESCAPE_LOOKUP[match]":
      '(match) => ESCAPE_LOOKUP[match] ?? "\\\\u" + match.charCodeAt(0).toString(16)',
  });

const parts: Record<string, (code: string) => string> = {
  "lib/server-runtime/headers": copiesNoHeaders,
  "lib/server-runtime/single-fetch": encodesToText,
  "lib/server-runtime/urls": readsPathOnce,
  "vendor/turbo-stream-v2/flatten": flattensAtOnce,
  "lib/router/utils": (code) => triesWhatFits(readsAddressOnce(code)),
  "lib/dom/server": encodesOnlyWhatNeedsIt,
  "lib/dom/lib": handlesNoTaps,
  "lib/dom/ssr/server": (code) => rendersMatchedRoutes(handsTextOver(code)),
  "lib/dom/ssr/markup": escapesMarks,
  "lib/dom/ssr/single-fetch": writesText,
  "lib/dom/ssr/components": (code) => writesManifestOnce(prefetchesNothing(code)),
};

export const quickRouterOnServer = Object.entries(parts).map(([file, code]) => ({
  module: new RegExp(
    String.raw`react-router[\\/]dist[\\/]production[\\/]${file.replaceAll("/", String.raw`[\\/]`)}\.js$`,
  ),
  code,
  onServer: true,
}));
