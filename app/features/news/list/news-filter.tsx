import { Form, href, Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import type { SourceChoice } from "./items.server.ts";
import { type NewsSearch, newsAddress } from "./news-search.ts";

/** Filters by language or by source; both are in the address. */
export function NewsFilter({ search, sources }: { search: NewsSearch; sources: SourceChoice[] }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { source, language } = search;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t("news:filter.label")} className="flex flex-wrap gap-2">
        {[undefined, ...languages].map((one) => (
          <Link
            key={one ?? "all"}
            to={newsAddress.href({ language: one })}
            aria-current={one === language && !source ? "true" : undefined}
            className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {one ? t(`news:language.${one}`) : t("news:filter.all")}
          </Link>
        ))}
      </nav>
      {sources.length > 1 && (
        <Form
          action={href("/noticias")}
          className="flex min-w-0 flex-1 basis-64 flex-wrap justify-end gap-2"
        >
          <select
            // The address may change without this list, by a link or the back button.
            key={source}
            name="source"
            aria-label={t("news:filter.source")}
            defaultValue={source ?? ""}
            onChange={(event) => navigate(newsAddress.href({ source: event.currentTarget.value }))}
            className="min-h-11 min-w-0 flex-1 basis-40 rounded-md border border-line-strong bg-card px-3 text-lg text-ink sm:max-w-80"
          >
            <option value="">{t("news:filter.allSources")}</option>
            {sources.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <noscript>
            <Button type="submit">{t("news:filter.show")}</Button>
          </noscript>
        </Form>
      )}
    </div>
  );
}
