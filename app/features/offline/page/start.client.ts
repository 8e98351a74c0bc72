import { jobsPage } from "#app/features/offline/addresses.ts";
import { showLine } from "./line.client.ts";

// The pages' side of a device that caches pages: loaded once a page works, where a service worker
// answers.
showLine();
addEventListener("online", showLine);
addEventListener("offline", showLine);
// Before the page itself holds links (ui/connection/connection.ts).
addEventListener("click", openCached, true);

/** Opens a page of this device in place of one that cannot be had. */
function openCached(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (navigator.onLine || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!link || link.target || link.origin !== location.origin || link.hash) return;
  if (link.href === location.href) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void caches.match(link.href, { ignoreSearch: link.pathname === jobsPage }).then((cached) => {
    if (cached) location.assign(link.href);
    else {
      removeEventListener("click", openCached, true);
      link.click(); // the page says that there is no connection
      addEventListener("click", openCached, true);
    }
  });
}
