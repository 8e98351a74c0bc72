import { useCallback, useEffect, useRef, useState } from "react";
import { Form, href, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useSuggestions } from "#app/ui/form/use-suggestions.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";
import type { ListedCanned } from "./canned.ts";

/** Canned quotes on the page of a new quote. */
export type CannedChoice = {
  /** Search text and its matches; the recently used ones where it is empty. */
  text: string;
  found: ListedCanned[];
  /** Canned quote that filled the form; its currency where that is not the shop's. */
  from?: { name: string; pricedAt: number; currency?: Currency };
};

/** `action`: address of a new quote's page, with the start of a query; `finding`: its parameter. */
type Props = { action: string; choice: CannedChoice | undefined; finding: string | undefined };

/**
 * Offers canned quotes to fill the form: the recently used ones when it opens, then search results,
 * as one types and without JavaScript.
 */
export function UseCanned({ action, choice, finding }: Props) {
  const { t, language } = useWords();
  const suggestions = useSuggestions<ListedCanned>(
    (q) => `${href("/repair-cms/canned-quotes/suggestions")}?${new URLSearchParams({ q })}`,
    () => undefined,
  );
  const [opened, setOpened] = useState(false);
  const found = suggestions.found.length > 0 ? suggestions.found : (choice?.found ?? []);
  const searched = choice !== undefined && !choice.from;
  const details = useRef<HTMLDetailsElement>(null);
  const { ask } = suggestions;
  const offer = useCallback(() => {
    if (!details.current?.open) return;
    setOpened(true);
    if (!searched) ask("");
  }, [ask, searched]);
  // The element may have been opened before hydration.
  useEffect(offer, [offer]);
  return (
    <>
      <details
        ref={details}
        open={searched || undefined}
        onToggle={offer}
        className="mb-4 rounded-md border border-line"
      >
        <summary className="label min-h-11 cursor-pointer px-3 py-2 text-base">
          {t("canned:use")}
        </summary>
        <div className="grid gap-3 border-t border-line p-3">
          <Form action={action} role="search" className="flex flex-wrap gap-3">
            {finding && <input type="hidden" name="finding" value={finding} />}
            <input
              type="search"
              name="find"
              defaultValue={choice?.text}
              maxLength={200}
              autoComplete="off"
              aria-label={t("canned:search")}
              placeholder={t("ui:search")}
              onChange={({ target }) => suggestions.ask(target.value)}
              className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg placeholder:text-ink-soft"
            />
            <Button type="submit">{t("ui:search")}</Button>
          </Form>
          <ul className="grid empty:hidden">
            {found.map(({ id, name, description, translations, used, pricedAt }) => (
              <li key={id} className="border-line not-first:border-t">
                <Link
                  to={`${action}canned=${id}`}
                  replace
                  preventScrollReset
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-paper"
                >
                  <span className="font-semibold underline wrap-anywhere">{name}</span>
                  <span className="basis-full wrap-anywhere empty:hidden">
                    {description === name
                      ? translations[language]
                      : (translations[language] ?? description)}
                  </span>
                  <span className="text-ink-soft">
                    {t("canned:times", { number: used })} · {t("canned:pricesFrom")}{" "}
                    <Day at={pricedAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {(searched || opened) && found.length === 0 && (
            <p className="text-ink-soft">
              {choice?.text ? t("canned:nothingFound") : `${t("canned:none")} ${t("canned:how")}`}
            </p>
          )}
          <p role="status" className="sr-only">
            {found.length > 0 && t("canned:suggestions", { number: found.length })}
          </p>
          <Link to={href("/repair-cms/canned-quotes")} className="min-h-11 w-fit py-2 underline">
            {t("canned:all")}
          </Link>
        </div>
      </details>
      {choice?.from && (
        <Notice kind="info" className="mb-4">
          {t("canned:from", choice.from)} <Day at={choice.from.pricedAt} />.{" "}
          {choice.from.currency && t("canned:otherCurrency", { currency: choice.from.currency })}
        </Notice>
      )}
    </>
  );
}
