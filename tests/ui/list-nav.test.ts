import { expect, test } from "vitest";
import { addsTo } from "#app/ui/page/list-nav.tsx";

test("Keeps the list on screen while Show more loads", () => {
  expect([addsTo("?q=x&show=40"), addsTo("?q=x"), addsTo("?before=5")]).toEqual([
    true,
    false,
    false,
  ]);
});
