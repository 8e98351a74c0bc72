/** How many times as large as it fits a photo can be shown. */
const largest = 6;
/** Zoom factor of a double tap. */
export const closer = 2.5;

export const zoomWithin = (zoom: number): number => Math.min(Math.max(zoom, 1), largest);

type Pane = { left: number; top: number };

/**
 * How far a pane is scrolled so that the point at `x`, `y` of it stays where it is while its content
 * grows from one zoom to another.
 */
export const scrollFor = (
  { left, top }: Pane,
  { x, y }: { x: number; y: number },
  { from, to }: { from: number; to: number },
): Pane => ({
  left: ((left + x) * to) / from - x,
  top: ((top + y) * to) / from - y,
});
