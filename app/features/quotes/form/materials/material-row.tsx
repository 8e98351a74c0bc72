import { type KeyboardEvent, Suspense, useId, useRef } from "react";
import { LineField } from "#app/features/quotes/form/line-field.tsx";
import { type Money, readMaterial } from "#app/features/quotes/form/quote-input.ts";
import { type Line, problemOf } from "#app/features/quotes/form/quote-lines.ts";
import { lineTotal } from "#app/features/quotes/price/line-total.ts";
import { later } from "#app/ui/connection/later.ts";
import { isPlain, UnprintableHint } from "#app/ui/form/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { eitherWords } from "#app/values/amount.ts";
import { type Cents, formatMoney } from "#app/values/money.ts";
import { MaterialCell, rowColumns } from "./material-cell.tsx";
import { MaterialMore } from "./material-more.tsx";

const More = later(import.meta.env.SSR ? MaterialMore : undefined, () =>
  import("./material-more.tsx").then((part) => part.MaterialMore),
);

type RowProps = {
  line: Line;
  number: number;
  action: string;
  money: Money | undefined;
  change: (typed: Partial<Line>) => void;
  remove: () => void;
  onEnter: () => void;
};

/** A material: its three cells, its total, and the button that removes it. */
export function MaterialRow({ line, number, action, money, change, remove, onEnter }: RowProps) {
  const { t, language } = useWords();
  const problem = problemOf(line, money);
  const read = readMaterial(line, money);
  // Shown as one types: a missing total would not explain itself.
  const either = "problem" in read ? read.problem.either : undefined;
  const unprintable = !isPlain(line.name);
  const id = useId();
  const price = (cents: Cents) =>
    money ? formatMoney(cents, money.currency, language, money.decimals) : "";
  const { row, onKeyDown } = useEnterMoves(onEnter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid of the same columns in every browser
    <div
      ref={row}
      role="group"
      aria-label={t("quotes:materialNumber", { number })}
      className={`rounded-md border border-line p-3 sm:border-0 sm:p-0 ${rowColumns}`}
    >
      <input type="hidden" name="materialId[]" value={line.id} />
      <LineField
        label={t("quotes:material")}
        name="materialName[]"
        value={line.name}
        enterKeyHint="next"
        change={(name, last) => change({ name, ...(!line.price && last) })}
        onKeyDown={onKeyDown}
        aria-invalid={problem?.name || undefined}
        aria-describedby={unprintable ? `${id}-boxes` : undefined}
        wide
      />
      <MaterialCell
        label={t("quotes:quantity")}
        name="materialQuantity[]"
        inputMode="numeric"
        value={line.quantity}
        enterKeyHint="next"
        onChange={(event) => change({ quantity: event.target.value })}
        onKeyDown={onKeyDown}
        aria-invalid={problem?.quantity || undefined}
      />
      <MaterialCell
        label={t("quotes:unitPrice")}
        name="materialPrice[]"
        inputMode="decimal"
        placeholder="0.00"
        value={line.price}
        enterKeyHint="done"
        onChange={(event) => change({ price: event.target.value, by: "" })}
        onKeyDown={onKeyDown}
        aria-invalid={problem?.price || Boolean(either) || undefined}
        aria-describedby={either && `${id}-ask`}
      />
      {unprintable && (
        <p id={`${id}-boxes`} className="order-last col-span-full text-sm empty:hidden">
          <UnprintableHint text={line.name} />
        </p>
      )}
      {either && money && (
        <p
          role="status"
          id={`${id}-ask`}
          className="order-last col-span-full text-sm font-medium text-bad"
        >
          {t("shop:askAmount", eitherWords(either, money.currency, language))}
        </p>
      )}
      <p className="figures min-h-11 self-end py-2 text-right text-lg sm:self-center">
        {money && "material" in read ? price(lineTotal(read.material, money.decimals)) : "–"}
      </p>
      <button
        type="submit"
        formAction={`${action}?remove=${number - 1}`}
        onClick={insteadOfPosting(remove)}
        aria-label={
          line.name.trim()
            ? t("quotes:removeMaterial", { name: line.name.trim() })
            : t("quotes:removeLine", { number })
        }
        className="label grid min-h-11 min-w-11 place-items-center self-end rounded-md text-2xl text-ink-soft hover:bg-bad-soft hover:text-bad max-sm:col-start-3 max-sm:row-start-1"
      >
        ×
      </button>
      <Suspense>
        <More line={line} money={money} change={change} />
      </Suspense>
    </div>
  );
}

/** Enter moves to the next cell of a row; from the last or an empty one it calls `onEnter`. */
function useEnterMoves(onEnter: () => void) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const cells = [
      ...(row.current?.querySelectorAll<HTMLInputElement>("input:not([type=hidden],details *)") ??
        []),
    ];
    const next =
      event.currentTarget.value.trim() === ""
        ? undefined
        : cells[cells.indexOf(event.currentTarget) + 1];
    event.preventDefault();
    if (!next) return onEnter();
    next.focus();
    next.select();
  };
  return { row, onKeyDown };
}

/** Runs the browser's version of a button that posts without JavaScript. */
export const insteadOfPosting = (work: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  work();
};
