// Cards are dragged by pointer events, which a mouse, a pen and a finger have in common
// (docs/decisions/0112-the-board.md). A drop presses the button in the card's menu.

/** From how many pixels on a press is a drag, and not a click. */
const slack = 6;
/** Distance from the edge of the window at which it scrolls, and the step, in pixels. */
const edge = 56;
const step = 12;

type Drag = { card: HTMLElement; pointer: number; x: number; y: number; ghost?: HTMLElement };

/** Lets the cards of a board be dragged between whatever says `data-drop`, until the signal. */
export function dragCards(board: HTMLElement, signal: AbortSignal): void {
  let drag: Drag | undefined;

  board.addEventListener("pointerdown", press, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", stop, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
  signal.addEventListener("abort", stop);

  function press(event: PointerEvent): void {
    const target = event.target as Element;
    const card = target.closest<HTMLElement>("[data-card]");
    const handle = target.closest("[data-handle]");
    if (!card || event.button !== 0 || !event.isPrimary) return;
    // A finger anywhere else scrolls, and other buttons are pressed.
    if (!handle && (event.pointerType !== "mouse" || target.closest("button, [popover]"))) return;
    // Not on the whole board, whose scrolling would wait for it.
    handle?.addEventListener("touchmove", holdStill, { passive: false });
    drag = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  /** A card that is thrown leaves the browser scrolling, and the next tap would only stop that. */
  function holdStill(event: Event): void {
    if (drag?.ghost && event.cancelable) event.preventDefault();
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (!drag || pointerId !== drag.pointer) return;
    if (!drag.ghost && Math.hypot(x - drag.x, y - drag.y) < slack) return;
    drag.ghost ??= lift(drag.card);
    drag.ghost.style.transform = `translate(${x - drag.x}px, ${y - drag.y}px)`;
    if (y < edge) scrollBy(0, -step);
    else if (y > innerHeight - edge) scrollBy(0, step);
    mark(dropAt(x, y));
  }

  function release(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { card, ghost } = drag;
    stop();
    if (!ghost) return;
    // The click that ends a drag opens neither the job nor the menu.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    const over = new AbortController();
    const end = () => over.abort();
    window.addEventListener("click", swallow, { capture: true, once: true, signal: over.signal });
    // Timers may be late: the next press is another one's.
    window.addEventListener("pointerdown", end, { capture: true, signal: over.signal });
    setTimeout(end);
    const to = dropAt(event.clientX, event.clientY)?.dataset.drop;
    const button = card.querySelector<HTMLButtonElement>(`[popover] button[value="${to}"]`);
    button?.form?.requestSubmit(button);
  }

  function stop(): void {
    drag?.ghost?.remove();
    drag = undefined;
    mark(null);
  }

  function mark(over: HTMLElement | null): void {
    for (const one of board.querySelectorAll<HTMLElement>("[data-drop]"))
      one.toggleAttribute("data-over", one === over);
  }

  const dropAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
}

/** A picture of the card that follows the pointer. */
function lift(card: HTMLElement): HTMLElement {
  getSelection()?.removeAllRanges();
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const part of ghost.querySelectorAll("[popover], [role=status], [role=alert]"))
    part.remove();
  ghost.removeAttribute("data-card");
  ghost.inert = true;
  ghost.className = "card card-dragged";
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  card.parentNode?.appendChild(ghost);
  return ghost;
}
