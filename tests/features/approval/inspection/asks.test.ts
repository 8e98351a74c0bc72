import { describe, expect, test } from "vitest";
import { askedAbout, asksOf } from "#app/features/approval/inspection/asks.ts";
import { finding, sentFindings, twoQuotes } from "../../../support/links/inspections.ts";
import { revisionOfPriced } from "../../../support/links/revisions.ts";

describe("asking for a price", () => {
  const revision = sentFindings([
    finding("shocks", { quoteId: "q0" }),
    finding("leaks", { quoteId: "old" }),
    finding("coolant", { color: "yellow" }),
    finding("hoses"),
  ]);
  const thread = (...asked: string[]) => ({
    messages: asked.map((id) => ({ id })),
    ask: "/q/t/ask?lng=es",
  });

  test("Is for what has none, each until it was asked", () => {
    expect(asksOf(revision, thread("f-hoses"))).toEqual({
      "f-hoses": null,
      "f-coolant": "/q/t/ask?lng=es&about=f-coolant",
    });
  });

  test("Is nowhere without a thread; what was asked stays said once the thread is closed", () => {
    expect(asksOf(revision, null)).toEqual({});
    expect(asksOf(revision, { ...thread("f-hoses"), ask: null })).toEqual({ "f-hoses": null });
    expect(asksOf(revisionOfPriced(twoQuotes), thread())).toEqual({});
  });

  test.each(["f-shocks", "f-leaks", "f-none", null])("Is not about %s", (id) => {
    expect(askedAbout(revision, id)).toBeUndefined();
  });
});
