/** Maximum zoom factor. */
const largest = 6;
/** Zoom factor of a double tap. */
export const closer = 2.5;

export const zoomWithin = (zoom: number): number => Math.min(Math.max(zoom, 1), largest);

type Pane = { left: number; top: number };

/** Scroll position that leaves the point at `x`, `y` in place while the content is zoomed. */
export const scrollFor = (
  { left, top }: Pane,
  { x, y }: { x: number; y: number },
  { from, to }: { from: number; to: number },
): Pane => ({
  left: ((left + x) * to) / from - x,
  top: ((top + y) * to) / from - y,
});
