import { href, useFetcher } from "react-router";
import { MoveButtons } from "#app/features/parts/job/move-buttons.tsx";
import { PartName } from "#app/features/parts/part-name.tsx";
import { StateBadge } from "#app/features/parts/state-badge.tsx";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { JobParts } from "./find-job-parts.server.ts";

type Props = {
  page: Omit<JobParts, "hasStock">;
  mayWrite: boolean;
  isOffice: boolean;
  /** Whether a needed part may be taken from stock. */
  mayTake: boolean;
  answer: FormAnswer | undefined;
};

/** Materials of a job, with the state of each. */
export function JobPartsPage({ page, mayWrite, isOffice, mayTake, answer }: Props) {
  const { job, parts, sellers } = page;
  const { t, language } = useWords();
  const jobId = job.id;
  const texts = listedTexts(
    "line",
    parts.map(({ lineId, translation }) => ({ id: lineId, translation })),
  );
  const open = parts.filter(({ state }) => state === null);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("parts:ofJob.title", { workId: workId(job.number) })}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <Plate>{job.licensePlate}</Plate>
            {carName(job, language)}
          </span>
        }
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: workId(job.number) }}
      >
        {mayWrite && open.length > 1 && <NeedAll jobId={jobId} answer={answer} />}
      </PageHeader>
      {parts.length === 0 && <Empty title={t("parts:ofJob.none")} />}
      <TextsContext value={{ texts, isDemo: false }}>
        <ul className="divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
          {parts.map((part) => {
            const { lineId } = part;
            const name = part.translation?.text ?? part.name;
            return (
              <li key={lineId} className="grid gap-2 px-4 py-3 sm:px-6">
                <PartName part={part} currency={job.currency} />
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    {part.state ? (
                      <StateBadge state={part.state} />
                    ) : (
                      <span className="text-ink-soft">{t("parts:ofJob.noState")}</span>
                    )}
                    {part.at && (
                      <span className="text-ink-soft">
                        <NearMoment at={part.at.getTime()} />
                      </span>
                    )}
                  </span>
                  {mayTake && part.state === "needed" && (
                    <LinkButton
                      to={href("/repair-cms/:jobId/parts/:lineId/stock", { jobId, lineId })}
                      aria-label={t("stock:take.linkOf", { part: name })}
                    >
                      {t("stock:take.link")}
                    </LinkButton>
                  )}
                  {mayWrite && (
                    <MoveButtons {...{ jobId, lineId, name, isOffice }} standing={part} />
                  )}
                </div>
                {sellers && part.state === "needed" && part.supplierId !== undefined && (
                  <SupplierOfPart {...{ jobId, part, name, sellers }} />
                )}
              </li>
            );
          })}
        </ul>
      </TextsContext>
    </div>
  );
}

function NeedAll({ jobId, answer }: { jobId: string; answer: FormAnswer | undefined }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data ?? answer}
      action={href("/repair-cms/:jobId/parts", { jobId })}
    >
      <input type="hidden" name="line" value="all" />
      <input type="hidden" name="from" value="none" />
      <input type="hidden" name="to" value="needed" />
      <SubmitButton kind="plain" pending={t("ui:saving")}>
        {t("parts:ofJob.needAll")}
      </SubmitButton>
    </WorkForm>
  );
}

type SupplierOfPartProps = {
  jobId: string;
  part: { lineId: string; supplierId?: string | null };
  /** Name of the part on this page. */
  name: string;
  sellers: readonly { id: string; name: string }[];
};

/** Choice of a part's supplier: its price rule then applies to the line. */
function SupplierOfPart({
  jobId,
  part: { lineId, supplierId },
  name,
  sellers,
}: SupplierOfPartProps) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={href("/repair-cms/:jobId/parts/:lineId/supplier", { jobId, lineId })}
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField
        key={supplierId}
        name="supplier"
        label={t("parts:ofJob.from")}
        hint={t("parts:ofJob.fromHint")}
        defaultValue={supplierId ?? ""}
        options={[
          { value: "", label: "–" },
          ...sellers.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <SubmitButton kind="plain" pending={t("ui:saving")} aria-label={`${t("ui:save")}: ${name}`}>
        {t("ui:save")}
      </SubmitButton>
    </WorkForm>
  );
}
