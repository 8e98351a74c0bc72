import { jobsPage } from "#app/features/offline/addresses.ts";
import { formatMoment, formatTime, isSameDay } from "#app/values/calendar.ts";
import { defaultLanguage, isLanguage } from "#app/values/language.ts";
import { texts } from "./texts.ts";
import type { Write } from "./writes.client.ts";

const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : defaultLanguage;
export const words = texts[language];
/** When the page was fetched, in milliseconds; undefined for a fresh one. */
const cachedAt = dataset.cachedAt && Number(dataset.cachedAt);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const timeOf = (at: number): string =>
  (isSameDay(at, Date.now(), zone) ? formatTime : formatMoment)(at, language, zone);

const line = document.createElement("div");
line.role = "status";
line.className =
  "sticky bottom-(--bar) z-20 grid max-h-60 justify-items-center gap-y-1 overflow-y-auto border-t border-line-strong bg-card px-4 py-2 text-ink shadow-lg print:hidden";

type LineContent = {
  writes: readonly Write[];
  /** Whether some were sent since the page was opened. */
  hasSent: boolean;
  drop: (write: Write) => void;
};

/** Shows the age of a cached page, and the member's unsent writes on this device. */
export function showLine({ writes, hasSent, drop }: LineContent): void {
  const refused = writes.filter(({ refusal }) => refusal !== undefined);
  const waiting = writes.length - refused.length;
  const isOnline = navigator.onLine;
  const said = [
    cachedAt && (isOnline ? words.back : words.asOf(timeOf(cachedAt))),
    waiting > 0 && words.waiting(waiting),
    waiting > 0 && !isOnline && words.whenBack,
    waiting === 0 && hasSent && refused.length === 0 && words.allSent,
  ].filter((text) => typeof text === "string");
  if (said.length + refused.length === 0) line.remove();
  else
    showRows(said.join(" "), refused, {
      drop,
      isDone: isOnline && waiting === 0 && Boolean(cachedAt || hasSent),
    });
}

function showRows(
  said: string,
  refused: readonly Write[],
  { drop, isDone }: Pick<LineContent, "drop"> & { isDone: boolean },
): void {
  line.replaceChildren(
    ...(said ? [row(paragraph(said))] : []),
    ...refused.map((write) => refusalRow(write, drop)),
    ...(isDone ? [row(link(words.fresh, location.href))] : []),
  );
  // The element that defines the height of the bar of places.
  (document.querySelector(".with-bar") ?? document.body).appendChild(line);
}

function refusalRow(write: Write, drop: (write: Write) => void): HTMLElement {
  const button = document.createElement("button");
  button.className = "inline-flex min-h-11 items-center underline";
  button.textContent = words.drop;
  button.addEventListener("click", () => drop(write));
  const note = write.fields.find(([name]) => name === "text")?.[1] ?? "";
  const job = write.path.slice(jobsPage.length + 1).split("/")[0];
  return row(
    paragraph([words.refused, write.refusal, note && `“${note}”`].filter(Boolean).join(" ")),
    link(words.job, `${jobsPage}/${job}`),
    button,
  );
}

function row(...parts: HTMLElement[]): HTMLElement {
  const element = document.createElement("div");
  element.className = "flex flex-wrap items-center justify-center gap-x-4";
  element.replaceChildren(...parts);
  return element;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.className = "min-w-0 wrap-anywhere";
  element.textContent = text;
  return element;
}

function link(text: string, to: string): HTMLElement {
  const element = document.createElement("a");
  element.className = "inline-flex min-h-11 items-center underline";
  element.href = to;
  element.textContent = text;
  return element;
}
