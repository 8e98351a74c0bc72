import type { Place } from "./navigation.ts";
import { PlaceLink } from "./place-link.tsx";

export const menuLink =
  "label flex min-h-12 w-full items-center rounded-md px-3 text-left text-xl text-bench-ink hover:bg-bench-line aria-[current]:underline aria-[current]:decoration-4 aria-[current]:underline-offset-8";

export const MenuPlaces = ({ places }: { places: readonly Place[] }) =>
  places.map((place) => <PlaceLink key={place.to} place={place} className={menuLink} />);
