import { useRef, useState } from "react";
import { useWords } from "#app/ui/words.ts";

/**
 * What else the assistant said, each part to be added to the text above by a tap. `field`: the
 * text's name in the same form. Without JavaScript the parts can be read and copied.
 */
export function RestOfAnswer({ parts, field }: { parts: readonly string[]; field: string }) {
  const { t } = useWords();
  const place = useRef<HTMLDetailsElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = (part: string) => {
    const area = place.current?.closest("form")?.elements.namedItem(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.setRangeText(
      `${area.value && "\n\n"}${part}`,
      area.value.length,
      area.value.length,
      "end",
    );
    // Drafts and the note on letters that no paper can show listen to it.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    setAdded([...added, part]);
  };
  const left = parts.filter((part) => !added.includes(part));
  if (left.length === 0) return null;
  return (
    <details ref={place}>
      <summary className="min-h-11 cursor-pointer py-2">{t("assistant:turn.rest")}</summary>
      <ul className="grid gap-2">
        {left.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => add(part)}
              aria-label={t("assistant:turn.addPart", { part })}
              className="min-h-11 w-full rounded-md border border-line-strong px-3 py-2 text-left whitespace-pre-line wrap-anywhere hover:bg-paper"
            >
              + {part}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
