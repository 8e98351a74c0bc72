import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/form.tsx";
import { Unprintable } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { eitherWords } from "#app/values/amount.ts";
import { type Currency, formatMoney } from "#app/values/money.ts";
import { unprintableIn } from "#app/values/print-letters.ts";
import { materialTotal } from "./quote.ts";
import { readMaterial } from "./quote-input.ts";
import { type Line, type Lines, problemOf } from "./quote-lines.tsx";

const cell =
  "block w-full min-h-11 rounded-md border border-line-strong bg-card px-3 py-2 text-lg aria-invalid:border-2 aria-invalid:border-bad";
const columns =
  "grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8rem_2.75rem] sm:items-center";

/**
 * The materials of a quote: each line can be changed where it stands; the last one is added with
 * the button or with Enter in its price. Both buttons post to an address of their own when there is
 * no JavaScript.
 */
export function MaterialRows({
  lines,
  action,
  currency,
}: {
  lines: Lines;
  action: string;
  currency: Currency | undefined;
}) {
  const { t } = useWords();
  const { fields } = useForm();
  const list = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState("");
  const [target, setTarget] = useState<{ cell: "name" | "wrong" } | undefined>();
  const wrong = lines.lines.some((line) => problemOf(line, currency));

  useEffect(() => {
    if (!target) return;
    const names = list.current?.querySelectorAll<HTMLInputElement>("[name='materialName[]']");
    (target.cell === "wrong"
      ? list.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")
      : names?.[names.length - 1]
    )?.focus();
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
        <div aria-hidden className={`label text-sm text-ink-soft max-sm:hidden ${columns}`}>
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
            currency={currency}
            change={(typed) => lines.change(line.key, typed)}
            remove={() => remove(line)}
            onEnter={add}
          />
        ))}
      </div>
      {(wrong || fields.materials) && (
        <p role="alert" className="font-medium text-bad">
          {t(fields.materials ?? "quotes:fillMaterials")}{" "}
          {wrong && <span className="font-normal">{t("quotes:materialRules")}</span>}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <Button
        type="submit"
        formAction={`${action}?add`}
        className="justify-self-start"
        onClick={instead(add)}
      >
        + {t("quotes:addMaterial")}
      </Button>
    </fieldset>
  );
}

/** Does it here and now, where the form would ask the server. */
const instead = (work: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  work();
};

type RowProps = {
  line: Line;
  number: number;
  action: string;
  currency: Currency | undefined;
  change: (typed: Partial<Line>) => void;
  remove: () => void;
  onEnter: () => void;
};

function MaterialRow({ line, number, action, currency, change, remove, onEnter }: RowProps) {
  const { t, language } = useWords();
  const problem = problemOf(line, currency);
  const read = readMaterial(line, currency);
  // Asked while one types: a total that is missing would not say why.
  const either = "problem" in read ? read.problem.either : undefined;
  const id = useId();
  // Enter goes from cell to cell as long as they are filled in, and adds the line from its last
  // one.
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const cells = [...(row.current?.querySelectorAll("input") ?? [])];
    const next =
      event.currentTarget.value.trim() === ""
        ? undefined
        : cells[cells.indexOf(event.currentTarget) + 1];
    event.preventDefault();
    if (!next) return onEnter();
    next.focus();
    next.select();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid of the same columns in every browser
    <div
      ref={row}
      role="group"
      aria-label={t("quotes:materialNumber", { number })}
      className={`rounded-md border border-line p-3 sm:border-0 sm:p-0 ${columns}`}
    >
      <label className="col-span-2 grid gap-1 sm:col-span-1">
        <Label>{t("quotes:material")}</Label>
        <input
          name="materialName[]"
          value={line.name}
          enterKeyHint="next"
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={onKeyDown}
          aria-invalid={problem?.name || undefined}
          aria-describedby={unprintableIn(line.name).length > 0 ? `${id}-boxes` : undefined}
          autoComplete="off"
          className={cell}
        />
      </label>
      <label className="grid gap-1">
        <Label>{t("quotes:quantity")}</Label>
        <input
          name="materialQuantity[]"
          inputMode="numeric"
          value={line.quantity}
          enterKeyHint="next"
          onChange={(event) => change({ quantity: event.target.value })}
          onKeyDown={onKeyDown}
          aria-invalid={problem?.quantity || undefined}
          autoComplete="off"
          className={`figures sm:text-right ${cell}`}
        />
      </label>
      <label className="grid gap-1">
        <Label>{t("quotes:unitPrice")}</Label>
        <input
          name="materialPrice[]"
          inputMode="decimal"
          placeholder="0.00"
          value={line.price}
          enterKeyHint="done"
          onChange={(event) => change({ price: event.target.value })}
          onKeyDown={onKeyDown}
          aria-invalid={problem?.price || Boolean(either) || undefined}
          aria-describedby={either && `${id}-ask`}
          autoComplete="off"
          className={`figures sm:text-right ${cell}`}
        />
      </label>
      {unprintableIn(line.name).length > 0 && (
        <p id={`${id}-boxes`} className="order-last col-span-full text-sm">
          <Unprintable text={line.name} />
        </p>
      )}
      {either && currency && (
        <p
          role="status"
          id={`${id}-ask`}
          className="order-last col-span-full text-sm font-medium text-bad"
        >
          {t("shop:askAmount", eitherWords(either, currency, language))}
        </p>
      )}
      <p className="figures min-h-11 self-end py-2 text-right text-lg sm:self-center">
        {currency && "material" in read
          ? formatMoney(materialTotal(read.material), currency, language)
          : "–"}
      </p>
      <button
        type="submit"
        formAction={`${action}?remove=${number - 1}`}
        onClick={instead(remove)}
        aria-label={
          line.name.trim()
            ? t("quotes:removeMaterial", { name: line.name.trim() })
            : t("quotes:removeLine", { number })
        }
        className="label grid min-h-11 min-w-11 place-items-center self-end rounded-md text-2xl text-ink-soft hover:bg-bad-soft hover:text-bad max-sm:col-start-3 max-sm:row-start-1"
      >
        ×
      </button>
    </div>
  );
}

const Label = ({ children }: { children: string }) => (
  <span className="label text-sm text-ink-soft sm:sr-only">{children}</span>
);
