const everyMs = 4_000;
const forMs = 10 * 60_000;

/**
 * Shows what the shop replies while its customer looks, within five seconds; for ten minutes, which
 * begin anew with what the customer asks.
 */
export function watchThread(): void {
  const thread = document.querySelector<HTMLElement>("[data-thread]");
  const path = thread?.dataset.thread;
  if (!thread || !path) return;
  const until = Date.now() + forMs;
  const timer = setInterval(async () => {
    if (Date.now() > until) return clearInterval(timer);
    if (document.hidden) return;
    const answer = await fetch(path, { headers: { "x-read": "thread" } }).catch(() => undefined);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page.querySelector("[data-thread]");
    if (now && now.innerHTML !== thread.innerHTML) thread.replaceChildren(...now.childNodes);
  }, everyMs);
}
