import type { ReactNode } from "react";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { QuoteFields, type QuoteFieldsProps } from "./quote-fields.tsx";

type Props = QuoteFieldsProps & {
  answer: FormAnswer | undefined;
  draft: string;
  /** Shown above the fields. */
  children?: ReactNode;
};

/** Form of a quote, new or edited: description, hours, materials, and the live total. */
export function QuoteForm({ answer, draft, children, ...quote }: Props) {
  const { t } = useWords();
  return (
    <section
      aria-labelledby="quote-form"
      className="rounded-lg border-2 border-ink bg-card p-4 sm:p-6"
    >
      <h3 id="quote-form" className="label mb-4 text-2xl">
        {t(quote.edit ? "quotes:editQuote" : "quotes:new")}
      </h3>
      {children}
      <WorkForm
        method="post"
        action={quote.action}
        answer={answer}
        draft={draft}
        preventScrollReset
        className="grid gap-5"
      >
        <QuoteFields {...quote} />
      </WorkForm>
    </section>
  );
}
