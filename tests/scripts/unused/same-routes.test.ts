import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sameRoutes } from "../../../scripts/unused/react-router.ts";

type Props = Record<string, unknown> & { state: Record<string, unknown> };
const same = new Function(`return ${sameRoutes}`)() as (one: Props, other: Props) => boolean;

const lib = "node_modules/react-router/dist/production/lib";
const hooks = readFileSync(`${lib}/hooks.js`, "utf8");
const functionOf = (name: string) =>
  new RegExp(`^(?:function ${name}\\(|var ${name} = )[^]*?\\n[})]`, "m").exec(hooks)?.[0] ?? "";
const rendering = functionOf("useRoutesImpl") + functionOf("_renderMatches");

/** What React Router reads of its state to render the routes. */
const read = new Set(
  [...rendering.matchAll(/(?:dataRouterState|dataRouterOpts)\??\.(?:state\.)?(\w+)/g)]
    .map(([, name]) => name!)
    .concat(
      [...rendering.matchAll(/let \{ ([\w, ]+) \} = dataRouterState;/g)].flatMap(([, names]) =>
        names!.split(", "),
      ),
    ),
);

const props: Props = { routes: [], manifest: {}, isStatic: false, onError: undefined, state: {} };
const ofProps = new Set(["state", "router", ...Object.keys(props)]);

test("React Router's routes read what is known of its state", () => {
  expect([...read]).toEqual(
    expect.arrayContaining(["matches", "loaderData", "errors", "location"]),
  );
});

test.each([...read].filter((name) => !ofProps.has(name)))("Renders when %s changes", (name) => {
  expect(same(props, { ...props, state: { [name]: {} } })).toBe(false);
});

test("Renders other routes, and nothing again where a tap is noted or a form is sent", () => {
  expect(same(props, { ...props, routes: [] })).toBe(false);
  expect(same(props, { ...props, state: { navigation: {}, fetchers: new Map() } })).toBe(true);
});
