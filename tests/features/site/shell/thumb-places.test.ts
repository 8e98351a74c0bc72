import { expect, test } from "vitest";
import type { ShellViewer } from "#app/features/site/shell/navigation.ts";
import { thumbPlaces } from "#app/features/site/shell/thumb-places.ts";

const nowhere = {
  codes: false,
  forum: false,
  videos: false,
  repair: false,
  assistant: false,
  live: false,
  admin: false,
};
const person: ShellViewer = { name: "", isAdmin: false, tier: "free", tried: false, may: nowhere };
const owner: ShellViewer = {
  ...person,
  tier: "premium",
  shop: { quotes: true, parts: true, money: true, settings: true },
  may: { ...nowhere, codes: true, forum: true, videos: true, repair: true, assistant: true },
};
const technician: ShellViewer = {
  ...owner,
  tier: "free",
  shop: { quotes: false, parts: false, money: false, settings: false },
};
const barOf = (viewer: ShellViewer) => thumbPlaces(viewer).bar.map(({ label }) => label);

test.each([
  ["an owner", owner],
  ["a technician", technician],
])("Gives %s jobs, board, codes and assistant on a phone", (_, viewer) => {
  const places = ["jobs", "board", "codes", "assistant"];
  expect(barOf(viewer)).toEqual(places.map((place) => `site:nav.${place}`));
});

test.each([
  ["a free member", person],
  ["Bronze", { ...person, tier: "medium" } as const],
  ["Diamond whose plan has ended", { ...person, tier: "premium" } as const],
  ["an owner", owner],
])("Draws an icon for every tab of %s", (_, viewer) => {
  for (const { label, icon } of thumbPlaces(viewer).bar) expect(icon, label).toMatch(/^M/);
});
