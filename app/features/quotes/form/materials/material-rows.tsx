import { useEffect, useRef, useState } from "react";
import type { Money } from "#app/features/quotes/form/quote-input.ts";
import { type Line, type Lines, problemOf } from "#app/features/quotes/form/quote-lines.ts";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { rowColumns } from "./material-cell.tsx";
import { insteadOfPosting, MaterialRow } from "./material-row.tsx";

type Props = { lines: Lines; action: string; money: Money | undefined };

/**
 * The materials of a quote: each line can be changed where it stands; the last one is added with
 * the button or with Enter in its price. Both buttons post to an address of their own when there is
 * no JavaScript.
 */
export function MaterialRows({ lines, action, money }: Props) {
  const { t } = useWords();
  const { fields } = useForm();
  const list = useRef<HTMLDivElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const [news, setNews] = useState("");
  const [target, setTarget] = useState<{ cell: "name" | "wrong" } | undefined>();
  const wrong = lines.lines.some((line) => problemOf(line, money));

  useEffect(() => {
    if (!target) return;
    const names = list.current?.querySelectorAll<HTMLInputElement>("[name='materialName[]']");
    (target.cell === "wrong"
      ? list.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")
      : names?.[names.length - 1]
    )?.focus();
    if (target.cell === "wrong") problem.current?.scrollIntoView({ block: "nearest" });
  }, [target]);

  const add = () => {
    const last = lines.lines.at(-1);
    const added = lines.add();
    if (added && last) setNews(t("quotes:added", { name: last.name.trim() }));
    setTarget({ cell: added ? "name" : "wrong" });
  };
  const remove = ({ key, name }: Line) => {
    lines.remove(key);
    if (name.trim()) setNews(t("quotes:removed", { name: name.trim() }));
    setTarget({ cell: "name" });
  };

  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-1 text-base text-ink-soft">{t("quotes:materials")}</legend>
      <div ref={list} className="grid gap-3">
        <div aria-hidden className={`label text-sm text-ink-soft max-sm:hidden ${rowColumns}`}>
          <span>{t("quotes:material")}</span>
          <span>{t("quotes:quantity")}</span>
          <span>{t("quotes:unitPrice")}</span>
          <span className="text-right">{t("quotes:price")}</span>
        </div>
        {lines.lines.map((line, at) => (
          <MaterialRow
            key={line.key}
            line={line}
            number={at + 1}
            action={action}
            money={money}
            change={(typed) => lines.change(line.key, typed)}
            remove={() => remove(line)}
            onEnter={add}
          />
        ))}
      </div>
      {(wrong || fields.materials) && (
        // Clear of the bar with the buttons at the foot of a phone's screen.
        <p ref={problem} role="alert" className="scroll-mb-40 font-medium text-bad">
          {t(fields.materials ?? "quotes:fillMaterials")}
          {wrong && <span className="block font-normal">{t("quotes:materialRules")}</span>}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <Button
        type="submit"
        formAction={`${action}?add`}
        className="justify-self-start"
        onClick={insteadOfPosting(add)}
      >
        + {t("quotes:addMaterial")}
      </Button>
    </fieldset>
  );
}
