import { useEffect } from "react";

/**
 * Keeps the focus in the page. What has it may go: a row that is deleted, a button that gives way to another. The browser then puts it
 * nowhere, and the next Tab begins at the head of the page. Here it goes to what stands nearest; whoever knows better where it belongs
 * (`useFocusBack`, the arrival at another page) takes it before.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus last, and all that it stands in. */
    let way: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      way = target instanceof Element ? wayUp(target) : [];
    };
    // Whoever clicks on nothing wants the focus nowhere: what had it still stands.
    const leave = () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && way[0] && stands(way[0])) way = [];
      });
    const watcher = new MutationObserver((changes) => {
      const [last] = way;
      if (!last || stands(last)) return;
      const gone = way.findLast((element) => !element.isConnected);
      const change = changes.find(({ removedNodes }) => gone && [...removedNodes].includes(gone));
      const beside = [change?.nextSibling, change?.previousSibling].find((node) => node instanceof Element && node.matches(row));
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (document.activeElement === document.body && way[0] === last) take(heirOf(way, beside as Element | undefined));
        }),
      );
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", leave);
    return () => {
      watcher.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", leave);
    };
  }, []);
}

/** What a list is made of. */
const row = "li, tr, article";
const headings = "h1, h2, h3";

const stands = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

function wayUp(from: Element): Element[] {
  const way: Element[] = [];
  for (let element: Element | null = from; element; element = element.parentElement) way.push(element);
  return way;
}

/** The row beside the one that went, or that something went out of; else the heading of the nearest part of the page that has one. */
function heirOf(way: readonly Element[], beside: Element | undefined): Element | undefined {
  const near = way.find(stands);
  const place = beside?.isConnected ? beside : near?.closest(row);
  if (place) return headingIn(place) ?? place;
  for (const part of near ? wayUp(near) : []) {
    const heading = part.closest("main, dialog") && headingIn(part);
    if (heading) return heading;
  }
  return document.getElementById("content") ?? undefined;
}

/** One that is for screen readers alone does not show where the focus is. */
const headingIn = (part: Element): Element | undefined =>
  [...part.querySelectorAll<HTMLElement>(headings)].find(({ offsetHeight }) => offsetHeight > 1);

/** A text takes the focus for once, without being a stop of the Tab key. */
function take(heir: Element | undefined): void {
  if (!(heir instanceof HTMLElement)) return;
  if (!heir.hasAttribute("tabindex")) {
    heir.tabIndex = -1;
    heir.addEventListener("blur", () => heir.removeAttribute("tabindex"), { once: true });
  }
  heir.focus({ preventScroll: true });
  if (heir.matches(":focus-visible")) heir.scrollIntoView({ block: "nearest" });
}
