import { Suspense, useState } from "react";
import { MaterialRows } from "#app/features/quotes/form/materials/material-rows.tsx";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { quoteLimits, type Rates, type ShownQuote } from "#app/features/quotes/quote.ts";
import { KnownLines } from "#app/features/repair/texts/known-lines.tsx";
import { TranslationBoxes } from "#app/features/repair/texts/translation-boxes.tsx";
import { later } from "#app/ui/connection/later.ts";
import { FormActions, SubmitButton, useForm } from "#app/ui/form/form.tsx";
import { PaperArea } from "#app/ui/form/paper-field.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { LaborHours } from "./labor-hours.tsx";
import { useLinesDraft } from "./lines-draft.ts";
import { LiveTotals } from "./live-totals.tsx";
import { QuoteExtras } from "./quote-extras.tsx";
import { quoteTexts } from "./quote-input.ts";
import { useLines } from "./quote-lines.ts";
import { extrasOf, rowsFor } from "./typed-quote.ts";

export type QuoteFieldsProps = {
  /** Address of the post: the form's own, without a query. */
  action: string;
  closeTo: string;
  /** Undefined when the sign-in session ended before the post: then no totals are shown. */
  rates: Rates | undefined;
  edit?: boolean;
  /** The shop's current taxes, where the quote has others. */
  today?: { terms: Terms | null };
  /** Quote being edited; absent on a new one. */
  quote?: ShownQuote;
  id?: string;
};

const Translations = later(import.meta.env.SSR ? TranslationBoxes : undefined, () =>
  import("#app/features/repair/texts/translation-boxes.tsx").then((part) => part.TranslationBoxes),
);
const Known = later(import.meta.env.SSR ? KnownLines : undefined, () =>
  import("#app/features/repair/texts/known-lines.tsx").then((part) => part.KnownLines),
);
const LiveSums = later(import.meta.env.SSR ? LiveTotals : undefined, () =>
  import("./live-totals.tsx").then((part) => part.LiveTotals),
);
const Extras = later(import.meta.env.SSR ? QuoteExtras : undefined, () =>
  import("./quote-extras.tsx").then((part) => part.QuoteExtras),
);

/** Description, hours, materials, and the live total. */
export function QuoteFields({ action, closeTo, rates, edit, today, quote, id }: QuoteFieldsProps) {
  const { t } = useWords();
  const { values } = useForm();
  const [hours, setHours] = useState(
    single(values.laborHours) ?? (quote ? String(quote.laborHours) : "1"),
  );
  const [moved, setMoved] = useState<number>();
  const [extras, setExtras] = useState(() => extrasOf(quote));
  const lines = useLines(quote ? rowsFor(quote) : [], rates);

  return (
    <>
      {/* Enter in a field saves: it activates the first submit button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {t("ui:save")}
      </button>
      <input type="hidden" name="id" value={single(values.id) ?? id ?? ""} />
      <input type="hidden" name="canned" value={values.canned} />
      <input type="hidden" name="finding" value={values.finding} />
      {rates && !edit && <StableValue name="shownIn" value={rates.currency} />}
      <input type="hidden" name="version" value={single(values.version) ?? quote?.version ?? ""} />
      <textarea {...useLinesDraft(lines)} aria-label={t("quotes:materials")} />
      <PaperArea
        name="description"
        label={t("quotes:description")}
        hint={t("quotes:descriptionHint")}
        defaultValue={quote?.description}
        maxLength={quoteTexts.description}
        rows={3}
        required
        autoFocus
        // Focus scrolls it to where the rest of the form has room below it.
        className="lg:[&_textarea]:scroll-mb-[55vh]"
      />
      <Suspense>
        <Known field="description" />
      </Suspense>
      <LaborHours
        typed={hours}
        change={setHours}
        rates={rates}
        toLine={(own) => {
          setMoved(own);
          setHours("0");
        }}
      />
      <MaterialRows lines={lines} action={action} money={rates} />
      {!edit && (
        <Suspense>
          <Translations
            boxes={[
              {
                field: "description",
                label: (other) => t(`quotes:descriptionIn.${other}`),
                hint: t("repair:texts.writeInHint"),
                maxLength: quoteTexts.description,
                rows: 3,
              },
              {
                field: "materials",
                label: (other) => t(`quotes:materialsIn.${other}`),
                hint: t("quotes:materialsInHint"),
                maxLength: quoteLimits.materials * quoteTexts.material,
                rows: 3,
              },
            ]}
          />
        </Suspense>
      )}
      {rates && (
        <>
          <Suspense>
            <Extras {...{ rates, today, quote, moved }} change={setExtras} />
          </Suspense>
          <Suspense>
            <LiveSums {...{ hours, rates, today, extras }} lines={lines.lines} />
          </Suspense>
        </>
      )}
      <FormActions cancelTo={closeTo}>
        <SubmitButton pending={t(edit ? "quotes:saving" : "quotes:creating")}>
          {t(edit ? "quotes:save" : "quotes:create")}
        </SubmitButton>
      </FormActions>
    </>
  );
}

const single = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;
