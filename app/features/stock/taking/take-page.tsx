import { Form, href } from "react-router";
import { PartName } from "#app/features/parts/part-name.tsx";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { usePieces } from "#app/features/stock/use-pieces.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Taking } from "./take-part.server.ts";

type Props = { page: Taking; jobId: string; newId: string; answer: FormAnswer | undefined };

/** Stock items that match a part of a job, to take one of them. */
export function TakePage({ page, jobId, newId, answer }: Props) {
  const { t } = useWords();
  const { part, items, text, currency, workNumber } = page;
  const pieces = usePieces(currency);
  const own = href("/repair-cms/:jobId/parts/:lineId/stock", { jobId, lineId: part.lineId });
  const texts = listedTexts("line", [{ id: part.lineId, translation: part.translation }]);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("stock:take.title")}
        lead={t("stock:take.lead")}
        back={{ to: href("/repair-cms/:jobId/parts", { jobId }), label: workId(workNumber) }}
      />
      <TextsContext value={{ texts, isDemo: false }}>
        <PartName part={part} currency={currency} />
      </TextsContext>
      <Form key={text} className="my-4 flex flex-wrap items-end gap-3">
        <TextField name="q" type="search" label={t("stock:search")} defaultValue={text} />
        <Button type="submit">{t("ui:search")}</Button>
      </Form>
      <WorkForm answer={answer} action={text ? `${own}?${new URLSearchParams({ q: text })}` : own}>
        <StableValue name="id" value={newId} />
        {items.length === 0 && <Empty title={t("stock:take.none")} />}
        <ul className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
          {items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
            >
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <span className="text-lg font-semibold">{item.name}</span>
                {item.partNumber && (
                  <span className="block text-sm text-ink-soft">{item.partNumber}</span>
                )}
              </span>
              <span className="figures">{pieces(item.quantity, item.unit)}</span>
              <Button
                type="submit"
                name="item"
                value={item.id}
                aria-label={t("stock:take.takeOf", { item: item.name })}
              >
                {t("stock:take.take")}
              </Button>
            </li>
          ))}
        </ul>
      </WorkForm>
    </div>
  );
}
