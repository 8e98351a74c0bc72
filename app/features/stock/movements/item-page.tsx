import { href, Link, Outlet } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import type { ItemPage as Content } from "#app/features/stock/items/find-items.server.ts";
import { isLow, writtenKinds } from "#app/features/stock/stock.ts";
import { usePieces } from "#app/features/stock/use-pieces.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { page: Content; newId: string; answer: FormAnswer | undefined };

/** An item, its quantity, and its movements. */
export function ItemPage({ page, newId, answer }: Props) {
  const { t } = useWords();
  const pieces = usePieces(page.currency);
  const { item, movements, isFirst, more } = page;
  const own = href("/repair-cms/stock/:itemId", { itemId: item.id });
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={item.name}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="figures text-2xl font-semibold text-ink">
              {pieces(item.quantity, item.unit)}
            </span>
            {item.retiredAt && <Badge tone="plain">{t("stock:views.retired")}</Badge>}
            {!item.retiredAt && isLow(item) && <Badge tone="busy">{t("stock:low")}</Badge>}
            <span className="wrap-anywhere">{item.partNumber}</span>
          </span>
        }
        back={{ to: href("/repair-cms/stock"), label: t("stock:title") }}
      >
        <LinkButton
          to={href("/repair-cms/stock/:itemId/edit", { itemId: item.id })}
          preventScrollReset
        >
          {t("stock:item.edit")}
        </LinkButton>
      </PageHeader>
      {isFirst && !item.retiredAt && (
        <WorkForm
          // A new key gives the next movement an empty form.
          key={movements[0]?.n ?? 0}
          answer={answer}
          action={own}
          className="mb-6 grid gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-6"
        >
          <StableValue name="id" value={newId} />
          <SelectField
            name="kind"
            label={t("stock:movement.what")}
            options={writtenKinds.map((value) => ({
              value,
              label: t(`stock:movement.written.${value}`),
            }))}
          />
          <TextField
            name="amount"
            label={t("stock:movement.amount")}
            hint={t("stock:movement.amountHint")}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField
            name="why"
            label={t("stock:movement.why")}
            autoComplete="off"
            className="col-span-full"
          />
          <div className="col-span-full">
            <SubmitButton pending={t("ui:saving")}>{t("stock:movement.save")}</SubmitButton>
          </div>
        </WorkForm>
      )}
      <h2 className="heading mb-3">{t("stock:movement.title")}</h2>
      {movements.length === 0 && <Empty title={t("stock:movement.none")} />}
      <ol className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
        {movements.map((one) => (
          <li key={one.n} className="grid gap-x-4 px-4 py-3 sm:px-6">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="figures font-semibold">
                {one.change > 0 && "+"}
                {pieces(one.change, item.unit)}
              </span>
              {t(`stock:movement.kinds.${one.kind}`)}
              {one.jobId && one.workNumber !== null && (
                <Link
                  to={href("/repair-cms/:jobId/parts", { jobId: one.jobId })}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {workId(one.workNumber)}
                </Link>
              )}
              <span className="figures text-ink-soft">
                {t("stock:movement.after", { quantity: pieces(one.after, item.unit) })}
              </span>
            </p>
            {one.why && <p className="wrap-anywhere">{one.why}</p>}
            <p className="text-sm text-ink-soft">
              {one.member ?? t("stock:movement.gone")} · <NearMoment at={one.at.getTime()} />
            </p>
          </li>
        ))}
      </ol>
      <ListNav
        newest={!isFirst && { to: own, text: t("stock:movement.newest") }}
        more={
          more !== undefined && {
            to: `${own}?before=${more}`,
            text: t("stock:movement.older"),
            adds: false,
          }
        }
      />
      <Outlet />
    </div>
  );
}
