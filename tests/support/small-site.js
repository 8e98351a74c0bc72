// A site of React Router's with a page of each kind, for tests/scripts/unused: what it answers is
// compared between React Router as it is and as the build has it.
import { createElement as h, Suspense, useId } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import * as Router from "react-router";

const { Await, data, Form, Link, NavLink, Outlet, redirect, Scripts, useLoaderData } = Router;

async function handleRequest(request, status, headers, entry) {
  const page = await renderToReadableStream(
    h(Router.ServerRouter, { context: entry, url: request.url, nonce: "n" }),
    { nonce: "n", onError: () => undefined },
  );
  headers.set("content-type", "text/html");
  return new Response(page, { status, headers });
}

const Shell = ({ children }) =>
  h("html", null, h("head", null, h(Router.Meta), h(Router.Links)), [
    h("body", { key: "body" }, children, h(Scripts, { nonce: "n" })),
  ]);

const root = {
  default: () => h(Shell, null, h("b", null, useLoaderData().hello), h(Outlet)),
  ErrorBoundary: () => {
    const error = Router.useRouteError();
    return h(Shell, null, h("i", null, String(error.status ?? error.message)));
  },
  loader: () => ({
    hello: "¡hola! – “…” \u2028 </script> 🔧",
    at: new Date(5),
    none: undefined,
    zero: -0,
  }),
};

const Plain = () => {
  const shown = useLoaderData();
  const id = useId();
  const ways = ["/plain/x", "other", "..", "?q=1", "#here", "/a b", "/á/?q=1#x", "//twice", "/"];
  return h("main", { id }, [
    JSON.stringify(shown),
    ...ways.map((to) => h(Link, { key: to, to, prefetch: "intent" }, to)),
    h(NavLink, { key: "nav", to: "/plain/deep" }, "here"),
    h(NavLink, { key: "path", to: "up", relative: "path", end: true }, "up"),
    h(Form, { key: "form", method: "post", action: "/plain/deep?index" }, "send"),
  ]);
};

const Waiting = () =>
  h(Suspense, { fallback: "waits" }, [
    h(Await, { key: "it", resolve: useLoaderData().later }, (value) => h("u", null, value)),
  ]);

const later = () => new Promise((resolve) => setTimeout(resolve, 5, "later"));

const pages = {
  "plain/deep": {
    default: Plain,
    loader: ({ request, url, pattern, params }) => ({
      asked: new URL(request.url).search,
      url: url.href,
      pattern,
      params,
      same: [1, 1, "1", null, { map: new Map([[1, new Set([2])]]), big: 5n }],
    }),
    action: async ({ request }) => ({ sent: [...(await request.formData())] }),
  },
  "of/:name/*": { default: Plain, loader: ({ params, url }) => ({ params, url: url.href }) },
  waits: { default: Waiting, loader: () => ({ later: later() }) },
  fails: {
    default: Waiting,
    loader: () => ({ later: later().then(() => Promise.reject(Error("no"))) }),
  },
  cookie: {
    default: Plain,
    loader: () =>
      data({ set: true }, { status: 202, headers: { "set-cookie": "a=1", "x-own": "no" } }),
  },
  headers: {
    default: Plain,
    loader: () => data(1, { headers: { "x-own": "yes" } }),
    headers: ({ loaderHeaders }) => ({ "x-page": loaderHeaders.get("x-own") }),
  },
  broken: { default: Plain, loader: () => Promise.reject(new Error("broken")) },
  missing: {
    default: Plain,
    loader: () => {
      throw data("gone", { status: 404, headers: { "set-cookie": "b=2" } });
    },
  },
  unrendered: {
    default: () => {
      throw new Error("not rendered");
    },
  },
  strange: {
    default: () => h("p", null, "strange"),
    loader: () => ({ go() {}, [Symbol.iterator]: 1, own: Symbol("own") }),
  },
  moved: {
    default: Plain,
    loader: () => redirect("/plain/deep", { headers: { "set-cookie": "c=3" } }),
  },
};

const asRoute = (id, path, module) => [
  id,
  { id, path, module, parentId: id === "root" ? undefined : "root" },
];
const routes = Object.fromEntries([
  asRoute("root", "", root),
  ...Object.entries(pages).map(([path, module]) => asRoute(path, path, module)),
]);
const inBrowser = ([id, { path, module, parentId }]) => [
  id,
  {
    id,
    path,
    parentId,
    hasLoader: !!module.loader,
    hasAction: !!module.action,
    module: `/${id}.js`,
    imports: [],
  },
];

export const answer = Router.createRequestHandler(
  {
    entry: { module: { default: handleRequest, handleError: () => undefined } },
    routes,
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: ["/react.js"] },
      routes: Object.fromEntries(Object.entries(routes).map(inBrowser)),
    },
    publicPath: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  },
  "production",
);
