import { useSyncExternalStore } from "react";

/**
 * Whether the server could be reached when it was last needed; `back`: it can again, and something
 * still waits for a tap.
 */
type Connection = "fine" | "lost" | "back";

let connection: Connection = "fine";
const listeners = new Set<() => void>();
// Callbacks of "Try again": waiting requests for page data, and the form or link that was held.
const waiting = new Set<() => void>();
let held: (() => void) | undefined;

function become(next: Connection): void {
  if (next === connection) return;
  connection = next;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The state of the connection, for the status line. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, () => connection, serverSide);
const serverSide = (): Connection => "fine";

/**
 * The prefetch mode of a link: none while the connection is lost, since a module whose preload
 * failed cannot be imported until the page is reloaded.
 */
export const usePrefetch = <When extends string>(when: When): When | "none" =>
  useSyncExternalStore(subscribe, isConnected, () => true) ? when : "none";
const isConnected = () => connection === "fine" && navigator.onLine;

/** Whether a write can be sent now. If not, the status line reports the lost connection. */
export function isReachable(): boolean {
  if (!navigator.onLine) become("lost");
  return navigator.onLine;
}

/** Repeats all waiting requests. */
export function tryAgain(): void {
  const again = held;
  held = undefined;
  for (const go of [...waiting]) go();
  if (navigator.onLine) become("fine");
  again?.();
}

/**
 * Sends a request for a page's data. A read that cannot be sent waits for the connection or a tap,
 * so that no error page replaces the current one; a write fails at once, because its form reports
 * it and keeps the input.
 */
export async function sendOrWait(
  send: () => Promise<Response>,
  { isRead, signal }: { isRead: boolean; signal: AbortSignal | null | undefined },
): Promise<Response> {
  for (;;) {
    try {
      const answer = await send();
      if (!held) become("fine");
      return answer;
    } catch (error) {
      if (signal?.aborted || !(error instanceof TypeError)) throw error;
      become("lost");
      if (!isRead) throw error;
      await nextTry(signal);
    }
  }
}

/**
 * Holds forms and links while the browser knows that it is offline: React Router would load their
 * code, fail, and reload into the browser's own error page.
 */
export function holdWhileOffline(): void {
  addEventListener("online", () => {
    for (const go of [...waiting]) go();
    become(held ? "back" : "fine");
    notify();
  });
  addEventListener("offline", notify);
  document.addEventListener("submit", holdForm, true);
  document.addEventListener("click", holdLink, true);
}

/**
 * Resolves on "Try again" or when the browser is online. @throws when the navigation is aborted.
 */
function nextTry(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      end();
      resolve();
    };
    const giveUp = () => {
      end();
      reject(signal?.reason);
    };
    const end = () => {
      waiting.delete(go);
      signal?.removeEventListener("abort", giveUp);
    };
    waiting.add(go);
    signal?.addEventListener("abort", giveUp);
  });
}

function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held = again;
  become("lost");
}

function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  // Some forms store their writes until there is a connection.
  if (navigator.onLine || !(form instanceof HTMLFormElement) || form.dataset.keeps) return;
  hold(event, () => form.isConnected && form.requestSubmit(submitter));
}

function holdLink(event: MouseEvent): void {
  if (
    navigator.onLine ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  hold(event, () => link.isConnected && link.click());
}
