import { useEffect } from "react";

/**
 * Keeps the focus in the page. What has it may go: a row that is deleted, a button that gives way
 * to another. The browser then puts it nowhere, and the next Tab begins at the head of the page.
 * Here it goes to what stands nearest. Whoever knows better where it belongs (`useFocusBack`, the
 * arrival at another page) takes it before or after: `isFocusFree` tells.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus last, and all that it stood in. */
    let way: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      way = target instanceof Element ? wayWith(target, way) : [];
    };
    // Whoever clicks on nothing wants the focus nowhere: what had it still stands.
    const leave = () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && way[0]?.isConnected) way = [];
      });
    const watcher = new MutationObserver((changes) => {
      const [last] = way;
      if (!last || last.isConnected) return;
      const gone = way.findLast((element) => !element.isConnected);
      const change = changes.find(({ removedNodes }) => gone && [...removedNodes].includes(gone));
      const beside = [change?.nextSibling, change?.previousSibling].find(
        (node) => node instanceof Element && node.matches(row),
      );
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (document.activeElement !== document.body || way[0] !== last) return;
          const taken = heirOf(way, beside as Element | undefined);
          takeFocus(taken);
          if (taken?.matches(":focus-visible:not(main)"))
            taken.scrollIntoView({ block: "nearest" });
          heir = taken;
        }),
      );
    });
    watcher.observe(document.body, { subtree: true, childList: true });
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", leave);
    return () => {
      watcher.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", leave);
    };
  }, []);
}

/** What got the focus last for want of anything better. */
let heir: Element | null | undefined;

/**
 * Whether nobody has put the focus where it is: it is nowhere, or stands where it was only kept.
 */
export const isFocusFree = (): boolean =>
  [document.body, heir].includes(document.activeElement as HTMLElement);

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
 * The way up from what has the focus; a dialog at the end of the page belongs to what had it
 * before, the button that opened it.
 */
function wayWith(target: Element, before: readonly Element[]): Element[] {
  const dialog = target.closest("dialog");
  if (dialog?.parentElement !== document.body) return wayUp(target);
  const inside = before.indexOf(dialog);
  return [
    ...wayUp(target).filter((element) => dialog.contains(element)),
    ...before.slice(inside + 1),
  ];
}

/** What a list is made of. */
const row = "li, tr, article";
const headings = "h1, h2, h3";

function wayUp(from: Element): Element[] {
  const way: Element[] = [];
  for (let element: Element | null = from; element; element = element.parentElement)
    way.push(element);
  return way;
}

/**
 * The row beside the one that went, or that something went out of; else the heading of the nearest
 * part of the page that has one.
 */
function heirOf(way: readonly Element[], beside: Element | undefined): Element | null | undefined {
  const near = way.find((element) => element.isConnected);
  const place = beside?.isConnected ? beside : near?.closest(row);
  if (place) return headingIn(place) ?? place;
  for (const part of near ? wayUp(near) : []) {
    const heading = part.closest("main, dialog") && headingIn(part);
    if (heading) return heading;
  }
  return document.getElementById("content");
}

/** One that is for screen readers alone does not show where the focus is. */
const headingIn = (part: Element): Element | undefined =>
  [...part.querySelectorAll<HTMLElement>(headings)].find(({ offsetHeight }) => offsetHeight > 1);
