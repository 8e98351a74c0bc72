import { href, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import { formatMoney, formatNumber } from "#app/values/money.ts";
import type { ListedCanned } from "./canned.ts";
import { type CannedSearch, cannedAddress } from "./canned-address.ts";

/** `canned`: absent when they could not be read. */
export type CannedPage = { search: CannedSearch; canned?: ListedCanned[]; more: boolean };

/** Lists a page of canned quotes. */
export function FoundCanned({ search, canned, more }: CannedPage) {
  const { t } = useWords();
  const { search: query } = useLocation();
  if (!canned) return <NotLoaded what="canned:notLoaded" />;
  if (canned.length === 0)
    return <Empty title={t(search.text ? "canned:nothingFound" : "canned:none")} />;
  const next = nextPage(cannedAddress, search, { after: canned.at(-1)!.nameKey });
  return (
    <>
      <CannedTable canned={canned} query={query} />
      <ListNav
        label={t("canned:title")}
        newest={
          search.after !== undefined && {
            to: cannedAddress.href({ text: search.text }),
            text: t("canned:first"),
          }
        }
        more={more && { ...next, text: t("canned:more") }}
      />
    </>
  );
}

/** Canned quotes with their number of uses and the date of their prices. */
function CannedTable({ canned, query }: { canned: readonly ListedCanned[]; query: string }) {
  const { t, language } = useWords();
  const columns: Column<ListedCanned>[] = [
    {
      label: t("canned:name"),
      cell: ({ name, description, translations }) => {
        const about = translations[language] ?? description;
        return (
          <div className="min-w-32 wrap-anywhere">
            <strong>{name}</strong>
            {about !== name && <p className="line-clamp-2 text-ink-soft">{about}</p>}
          </div>
        );
      },
    },
    {
      label: t("canned:holds"),
      figures: true,
      cell: ({ laborHours, parts, currency }) =>
        [
          laborHours > 0 &&
            t("canned:hours", { hours: formatNumber(laborHours, currency, language) }),
          parts > 0 && t("canned:parts", { parts: formatMoney(parts, currency, language) }),
        ]
          .filter(Boolean)
          .join(" · "),
    },
    {
      label: t("canned:used"),
      figures: true,
      cell: ({ used, lastUsedAt }) =>
        lastUsedAt ? (
          <>
            {t("canned:times", { number: used })}
            <span className="block text-base text-ink-soft">
              <Day at={lastUsedAt} />
            </span>
          </>
        ) : (
          <span className="whitespace-nowrap">{t("canned:never")}</span>
        ),
    },
    { label: t("canned:pricesFrom"), cell: ({ pricedAt }) => <Day at={pricedAt} /> },
    {
      label: t("canned:actions"),
      cell: ({ id, name }) => (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={{
              pathname: href("/repair-cms/canned-quotes/:cannedId/edit", { cannedId: id }),
              search: query,
            }}
            preventScrollReset
            aria-label={t("canned:editNamed", { name })}
          >
            {t("canned:edit")}
          </LinkButton>
          <ConfirmButton
            href={href("/repair-cms/canned-quotes/:cannedId/delete", { cannedId: id })}
            text={t("canned:confirmDelete")}
            detail={name}
            confirmLabel={t("canned:delete")}
            pendingLabel={t("ui:deleting")}
            label={t("canned:deleteNamed", { name })}
          >
            {t("canned:delete")}
          </ConfirmButton>
        </div>
      ),
    },
  ];
  return <Table name={t("canned:title")} columns={columns} rows={canned} id={({ id }) => id} />;
}
