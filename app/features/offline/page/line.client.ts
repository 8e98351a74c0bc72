import { formatTime } from "#app/values/calendar.ts";
import { defaultLanguage, isLanguage } from "#app/values/language.ts";
import { texts } from "./texts.ts";

const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : defaultLanguage;
/** When the page came from the server, in milliseconds; undefined for one that just did. */
const cachedAt = dataset.cachedAt && Number(dataset.cachedAt);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const line = document.createElement("div");
line.role = "status";
line.className =
  "fixed inset-x-0 bottom-(--bar) z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line-strong bg-card px-4 py-2 text-ink shadow-lg print:hidden";

/** Shows from when the page is, and once there is a network the way to what is there now. */
export function showLine(): void {
  if (!cachedAt) return;
  const words = texts[language];
  const text = document.createElement("p");
  text.className = "font-medium";
  text.textContent = navigator.onLine
    ? words.back
    : words.asOf(formatTime(cachedAt, language, zone));
  const fresh = document.createElement("a");
  fresh.className = "inline-flex min-h-11 items-center underline";
  fresh.href = location.href;
  fresh.textContent = words.fresh;
  line.replaceChildren(text, ...(navigator.onLine ? [fresh] : []));
  document.body.appendChild(line);
}
