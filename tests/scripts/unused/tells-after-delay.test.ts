import { afterEach, expect, test, vi } from "vitest";
import { tellsAfterDelay } from "../../../scripts/unused/react-router.ts";

type Navigation = { state: string; formMethod?: string };
type State = { navigation: Navigation; fetchers: object; location: string };
type Options = { deletedFetchers: string[]; newErrors: null };
type Tell = (state: State, options: Options) => void;

const start = new Function(`return ${tellsAfterDelay}`)() as (
  router: { state: State; subscribe: (tell: Tell) => void },
  tell: Tell,
  delayMs: number,
) => void;

afterEach(() => {
  vi.useRealTimers();
});

const idle = { state: "idle" };
const loading = { state: "loading" };

/** A router whose changes are made by hand, and the states of its steps that React was told. */
function openRouter() {
  vi.useFakeTimers();
  const told: string[] = [];
  let state: State = { navigation: idle, fetchers: {}, location: "/" };
  let say: Tell = () => {};
  const subscribe = (tell: Tell) => {
    say = tell;
  };
  const router = { state, subscribe };
  start(router, ({ navigation, location }) => told.push(`${navigation.state} ${location}`), 100);
  const change = (changed: Partial<State>, deletedFetchers: string[] = []) => {
    state = { ...state, ...changed };
    say(state, { deletedFetchers, newErrors: null });
  };
  return { told, change, wait: (ms: number) => vi.advanceTimersByTime(ms) };
}

test("React is not told of a page on its way whose data is at hand", () => {
  const { told, change, wait } = openRouter();
  change({ navigation: loading });
  change({});
  wait(99);
  change({ navigation: idle, location: "/next" });
  wait(1000);
  expect(told).toEqual(["idle /next"]);
});

test("It is told of one that takes longer, and of the last of several", () => {
  const { told, change, wait } = openRouter();
  change({ navigation: loading });
  wait(101);
  change({ navigation: idle, location: "/next" });
  change({ navigation: loading });
  wait(50);
  change({ navigation: { ...loading } });
  wait(101);
  expect(told).toEqual(["loading /", "idle /next", "loading /next"]);
});

test.each<[string, Partial<State>, string[]]>([
  ["a form that is sent", { navigation: { state: "submitting", formMethod: "POST" } }, []],
  ["the page after a form", { navigation: { ...loading, formMethod: "POST" } }, []],
  ["a fetcher", { navigation: loading, fetchers: {} }, []],
  ["a fetcher that is gone", { navigation: loading }, ["one"]],
])("It is told at once of %s", (_, changed, deleted) => {
  const { told, change } = openRouter();
  change(changed, deleted);
  expect(told).toHaveLength(1);
});
