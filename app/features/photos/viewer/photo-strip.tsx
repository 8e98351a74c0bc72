import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import type { Photo } from "#app/features/photos/photo.ts";
import { placeName } from "#app/features/photos/walk/places.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { useZoom } from "./use-zoom.ts";

type Props = {
  photos: readonly Photo[];
  /** The place of the photo that is shown. */
  at: number;
  srcOf: (photo: Photo) => string;
  onShow: (at: number) => void;
};

const never = () => () => {};
/** Whether the page has begun to work; what the server draws has one photo. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Step of an arrow key for a zoomed photo, in pixels. */
const keyStep = 80;
const ways: Record<string, [way: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pause after a swipe before its photo becomes the page's, in milliseconds. */
const restMs = 120;

/** Scrolls a strip to the photo at this place, at once. */
const bring = (strip: HTMLElement | null, place: number) =>
  strip?.scrollTo({ left: place * strip.clientWidth, behavior: "instant" });

/** Photos side by side, one at a time: by a swipe, by arrow keys; closer by two fingers or taps. */
export function PhotoStrip({ photos, at, srcOf, onShow }: Props) {
  const { t } = useWords();
  const strip = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Photo requested last, which the page may not show yet.
  const asked = useRef(at);
  const isAlive = useIsAlive();
  const { isZoomed, toggle } = useZoom(pane, photos[at]!.id);
  const shown = isAlive ? photos : [photos[at]!];

  useLayoutEffect(() => {
    asked.current = at;
    if (isAlive) bring(strip.current, at);
  }, [at, isAlive]);
  useEffect(() => strip.current?.focus({ preventScroll: true }), []);
  useEffect(() => () => clearTimeout(resting.current), []);

  const show = (place: number) => {
    asked.current = place;
    onShow(place);
  };
  const rest = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current!;
      const next = Math.round(scrollLeft / clientWidth);
      if (next !== asked.current && photos[next]) show(next);
    }, restMs);
  };

  const press = (key: string): boolean => {
    const [way, down] = ways[key] ?? [0, 0];
    if (key === "+" || key === "-") toggle();
    else if ((way !== 0 || down !== 0) && isZoomed)
      pane.current?.scrollBy({ left: way * keyStep, top: down * keyStep });
    else if (way !== 0 && photos[asked.current + way]) {
      bring(strip.current, asked.current + way);
      show(asked.current + way);
    } else return way !== 0;
    return true;
  };

  return (
    <div className="relative">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t("photos:strip")}
        className="photo-strip"
        onScroll={rest}
        onKeyDown={(event) => {
          if (press(event.key)) event.preventDefault();
        }}
      >
        {shown.map((photo) => {
          const isShown = photo === photos[at];
          return (
            <li key={photo.id} inert={!isShown}>
              <div
                ref={isShown ? pane : undefined}
                tabIndex={isShown && isZoomed ? 0 : undefined}
                className="photo-pane"
              >
                <div className="photo-box zoomed">
                  <img
                    src={srcOf(photo)}
                    alt={isShown ? altOf(t, photo, photos) : ""}
                    width={photo.width}
                    height={photo.height}
                    loading={isShown ? "eager" : "lazy"}
                    decoding="async"
                    draggable={false}
                    className="size-full object-contain"
                  />
                  <MarksDrawing {...photo} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {isAlive && (
        <Button
          kind="plain"
          aria-pressed={isZoomed}
          className="absolute right-2 bottom-2"
          onClick={() => toggle()}
        >
          {t(isZoomed ? "photos:zoom.out" : "photos:zoom.in")}
        </Button>
      )}
    </div>
  );
}

type T = ReturnType<typeof useWords>["t"];

const altOf = (t: T, photo: Photo, photos: readonly Photo[]) =>
  photo.caption ||
  placeName(t, photo.point) ||
  t("photos:open", { number: photos.indexOf(photo) + 1, total: photos.length });
