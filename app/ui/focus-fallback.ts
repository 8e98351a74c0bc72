import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in the page. When the focused element is removed (a deleted row, a replaced
 * button), the browser drops the focus and the next Tab starts at the top of the page. Here the
 * focus moves to the nearest element that remains. Code that knows better where it belongs
 * (`useFocusBack`, a navigation) sets it before or after: see `isFocusFree`.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    /** The element that had the focus last, and its ancestors. */
    let ancestors: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      ancestors = target instanceof Element ? ancestorsWith(target, ancestors) : [];
    };
    // A click on nothing takes the focus away on purpose. A dialog that closes also drops it while
    // its button is still connected, which is why this is not tied to `focusout`.
    const leave = () => {
      if (document.activeElement === document.body && ancestors[0]?.isConnected) ancestors = [];
    };
    const watcher = new MutationObserver((changes) => {
      const [last] = ancestors;
      if (!last || last.isConnected) return;
      const gone = ancestors.findLast((element) => !element.isConnected);
      const change = changes.find(({ removedNodes }) => gone && [...removedNodes].includes(gone));
      const beside = [change?.nextSibling, change?.previousSibling].find(
        (node) => node instanceof Element && node.matches(row),
      );
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (document.activeElement !== document.body || ancestors[0] !== last) return;
          const taken = fallbackFor(ancestors, beside as Element | undefined);
          takeFocus(taken);
          if (taken?.matches(":focus-visible:not(main)"))
            taken.scrollIntoView({ block: "nearest" });
          fallback = taken;
        }),
      );
    });
    watcher.observe(document.body, { subtree: true, childList: true });
    document.addEventListener("focusin", note);
    document.addEventListener("click", leave);
    return () => {
      watcher.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("click", leave);
    };
  }, []);
}

/** The element that got the focus last as a fallback. */
let fallback: Element | null | undefined;

/** Whether nothing has set the focus on purpose: it is on the body, or on the fallback. */
export const isFocusFree = (): boolean =>
  [document.body, fallback].includes(document.activeElement as HTMLElement);

/**
 * A form opened inside a page takes the focus with it when it is removed. This returns the focus to
 * its opener, or to the element that replaced it: the one with the returned ref.
 */
export function useFocusBack<Opener extends HTMLElement>(open: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && isFocusFree()) opener.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return opener;
}

/**
 * Gives a text, or a part of a page, the focus for once, without making it a stop of the Tab key.
 */
export function takeFocus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * The ancestors of the focused element; a dialog at the end of the page belongs to the element
 * focused before, the button that opened it.
 */
function ancestorsWith(target: Element, before: readonly Element[]): Element[] {
  const dialog = target.closest("dialog");
  if (dialog?.parentElement !== document.body) return ancestorsOf(target);
  const inside = before.indexOf(dialog);
  return [
    ...ancestorsOf(target).filter((element) => dialog.contains(element)),
    ...before.slice(inside + 1),
  ];
}

/** Elements that are rows of a list. */
const row = "li, tr, article";
const headings = "h1, h2, h3";

function ancestorsOf(from: Element): Element[] {
  const ancestors: Element[] = [];
  for (let element: Element | null = from; element; element = element.parentElement)
    ancestors.push(element);
  return ancestors;
}

/**
 * The row next to the removed or changed one; else the heading of the nearest part of the page that
 * has one.
 */
function fallbackFor(
  ancestors: readonly Element[],
  beside: Element | undefined,
): Element | null | undefined {
  const near = ancestors.find((element) => element.isConnected);
  const place = beside?.isConnected ? beside : near?.closest(row);
  if (place) return headingIn(place) ?? place;
  for (const part of near ? ancestorsOf(near) : []) {
    const heading = part.closest("main, dialog") && headingIn(part);
    if (heading) return heading;
  }
  return document.getElementById("content");
}

/** A heading for screen readers alone does not show where the focus is. */
const headingIn = (part: Element): Element | undefined =>
  [...part.querySelectorAll<HTMLElement>(headings)].find(({ offsetHeight }) => offsetHeight > 1);
