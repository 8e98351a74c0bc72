type Area = Pick<
  HTMLTextAreaElement,
  "value" | "selectionStart" | "selectionEnd" | "setRangeText"
> &
  Pick<EventTarget, "dispatchEvent">;

/**
 * Inserts a text into a box at the caret, with the required spaces. Returns a function that removes
 * it again, and does nothing once the box was changed.
 */
export function insertText(area: Area, text: string): () => void {
  const { value } = area;
  // A caret that was never placed is at the start: then the text is appended.
  const isPlaced = area.selectionEnd > 0;
  const [start, end] = isPlaced
    ? [area.selectionStart, area.selectionEnd]
    : [value.length, value.length];
  const before = start > 0 && /\S$/.test(value.slice(0, start)) ? " " : "";
  const after = /^[^\s.,;:!?)]/.test(value.slice(end)) ? " " : "";
  const added = before + text + after;
  const replaced = value.slice(start, end);
  put(area, added, start, end);
  return () => {
    if (area.value.slice(start, start + added.length) === added)
      put(area, replaced, start, start + added.length);
  };
}

function put(area: Area, text: string, start: number, end: number): void {
  area.setRangeText(text, start, end, "end");
  // Drafts and the note on unprintable letters listen to this event.
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
