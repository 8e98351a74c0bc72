import {
  assistant,
  board,
  cms,
  codes,
  extrasFor,
  jobs,
  type Place,
  placesFor,
  plans,
  type ShellViewer,
} from "./navigation.ts";
import { shopPlaces } from "./shop-places.ts";

/** The links of a phone's tab bar, and of its menu. Members of a shop have its tools in the bar. */
export function thumbPlaces(viewer: ShellViewer): { bar: Place[]; menu: Place[] } {
  const { tier, may } = viewer;
  const places = placesFor(viewer);
  if (may.repair) {
    const bar = [jobs, board, codes, ...(may.assistant ? [assistant] : [])];
    const others = [...shopPlaces(viewer), ...places, ...extrasFor(viewer)].filter(
      (place) => !bar.includes(place),
    );
    return { bar, menu: [...others.filter((place) => place !== cms), plans] };
  }
  if (tier === "free") return { bar: [...places, plans], menu: [] };
  // The one link of Diamond's that does not fit.
  const menu = tier === "premium" ? [codes] : [];
  return {
    bar: places.filter((place) => !menu.includes(place)),
    menu: [...menu, ...extrasFor(viewer), plans],
  };
}
