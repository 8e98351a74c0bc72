import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useSuggestions } from "#app/ui/form/use-suggestions.ts";
import { useWords } from "#app/ui/words.ts";
import type { SuggestedLine } from "./suggested-line.ts";

/** Limit of suggestions: they are between the field and its neighbor. */
const shown = 3;

const longest = 60;

/** Fields to which the focus may move. */
const fields = "input, textarea, select";

/**
 * Lines that are known in both languages, offered below a text of several lines for the line that
 * is being typed. `field`: the text's name in the same form. Nothing without JavaScript.
 */
export function KnownLines({ field }: { field: string }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const areaOf = () => {
    const area = place.current?.closest("form")?.elements.namedItem(field);
    return area instanceof HTMLTextAreaElement ? area : undefined;
  };
  const { found, ask, close, pick } = useSuggestions<SuggestedLine>(
    (text) => `${href("/repair-cms/words/suggestions")}?${new URLSearchParams({ q: text })}`,
    ({ text }) => {
      const area = areaOf();
      if (area) replaceLine(area, text);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `areaOf` depends on the field alone
  useEffect(() => {
    const area = areaOf();
    const onInput = (event: Event) => {
      if (!area || !(event instanceof InputEvent)) return;
      const line = lineOf(area).text.trim();
      if (line.length > 2 && line.length <= longest) ask(line);
      else close();
    };
    // Not when the area loses the focus: Safari gives it to no button that is clicked.
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== area && target instanceof HTMLElement && target.matches(fields)) close();
    };
    const form = area?.form;
    area?.addEventListener("input", onInput);
    form?.addEventListener("focusin", onFocus);
    return () => {
      area?.removeEventListener("input", onInput);
      form?.removeEventListener("focusin", onFocus);
    };
  }, [field, ask, close]);
  return (
    <div ref={place} className="grid gap-2 empty:hidden">
      {found.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons fill in a field, they are none themselves
        <div role="group" aria-label={t("repair:texts.known.list")} className="grid gap-2">
          {found.slice(0, shown).map(({ text, also }, at) => (
            <button
              key={text}
              type="button"
              onClick={() => pick(at)}
              className="min-h-11 rounded-md border border-line-strong px-3 py-2 text-left hover:bg-paper"
            >
              <span className="block font-semibold wrap-anywhere">{text}</span>
              {also.map((other) => (
                <span key={other.language} lang={other.language} className="block wrap-anywhere">
                  {other.text}
                </span>
              ))}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {found.length > 0 &&
          t("repair:texts.known.found", { number: Math.min(found.length, shown) })}
      </p>
    </div>
  );
}

/** The line with the caret. */
function lineOf({ value, selectionStart }: HTMLTextAreaElement) {
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const next = value.indexOf("\n", selectionStart);
  const end = next < 0 ? value.length : next;
  return { start, end, text: value.slice(start, end) };
}

function replaceLine(area: HTMLTextAreaElement, text: string) {
  const { start, end } = lineOf(area);
  area.focus();
  area.setRangeText(text, start, end, "end");
  // Drafts and the note on letters that no paper can show listen to it.
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
