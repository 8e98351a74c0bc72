import type { ReactNode } from "react";
import { href, PrefetchPageLinks, useFetcher } from "react-router";
import { sectionsFound, sectionsOf } from "#app/features/inspection/progress.ts";
import type { VehicleKind } from "#app/features/inspection/sheet/points.ts";
import type { Earlier, ShownFinding, ShownInspection } from "#app/features/inspection/shown.ts";
import { placesTaken } from "#app/features/photos/walk/places.ts";
import { WalkLink } from "#app/features/photos/walk/walk-link.tsx";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import type { ShownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { usePrefetch } from "#app/ui/connection/connection.ts";
import { Empty } from "#app/ui/empty.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { MarksNotice } from "./marks-notice.tsx";
import { PointRow } from "./point-row.tsx";
import { RestForm, useRest } from "./rest-form.tsx";
import { StartForm } from "./start-form.tsx";
import { useMarks } from "./use-marks.ts";

type Props = {
  jobId: string;
  number: number;
  /** Assumed powertrain of the vehicle. */
  kind: VehicleKind;
  inspection: ShownInspection | undefined;
  findings: readonly ShownFinding[];
  earlier: Earlier | undefined;
  /** Number of photos that show a point, by point. */
  photos: Readonly<Record<string, number>>;
  texts: { texts: ShownTexts; isDemo: boolean };
  mayWrite: boolean;
  mayQuote: boolean;
  /** Answer from a button's own address. */
  children: ReactNode;
};

/** The inspection of a job: every point of its sheet, each by one tap. */
export function InspectionPage({ children, inspection, ...page }: Props) {
  const { t } = useWords();
  const { jobId, number, kind, mayWrite, texts } = page;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader
        title={t("inspection:of", { workId: workId(number) })}
        lead={inspection && mayWrite && !inspection.isFinished ? t("inspection:lead") : undefined}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("inspection:back") }}
        tight
      />
      {mayWrite && (
        <p className="mb-3 print:hidden">
          <WalkLink jobId={jobId} taken={placesTaken(Object.keys(page.photos))} />
        </p>
      )}
      {children}
      {inspection ? (
        <TextsContext value={texts}>
          <Sheet {...page} inspection={inspection} />
        </TextsContext>
      ) : mayWrite ? (
        <StartForm jobId={jobId} kind={kind} />
      ) : (
        <Empty title={t("inspection:none")} />
      )}
    </div>
  );
}

type SheetProps = Omit<Props, "children" | "inspection"> & { inspection: ShownInspection };

function Sheet({ jobId, inspection, earlier, photos, mayWrite, mayQuote, ...page }: SheetProps) {
  const { t } = useWords();
  const isConnected = usePrefetch("render") !== "none";
  const marks = useMarks(jobId, page.findings);
  const rest = useRest(jobId);
  const findings = new Map(page.findings.map((finding) => [finding.point, finding]));
  const before = new Map(earlier?.findings.map((finding) => [finding.point, finding]));
  const { points, isFinished, seen, yellow, red } = inspection;
  const mayMark = mayWrite && !isFinished;
  const isOpen = (id: string) => !findings.has(id) && !marks.waiting[id];
  const left = points.map(({ id }) => id).filter(isOpen);
  const sections = isFinished
    ? sectionsFound(points, page.findings)
    : sectionsOf(points, earlier?.findings ?? []);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <span className="figures font-semibold">
          {t("inspection:progress", { seen, of: points.length })}
        </span>
        <span>{t("inspection:counts", { red, yellow })}</span>
        {isFinished && <Badge tone="good">{t("inspection:finished")}</Badge>}
        {isFinished && (
          <a
            href={href("/repair-cms/:jobId/inspection.pdf", { jobId })}
            download
            className={buttonClass("plain")}
          >
            {t("inspection:pdf")}
          </a>
        )}
      </p>
      {sections.map(({ group, points: some }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mb-6">
          <div className="flex flex-wrap items-center justify-between gap-x-3 border-b-2 border-ink">
            <h2 id={`group-${group}`} className="heading-small py-2">
              {t(`inspection:groups.${group}`)}
            </h2>
            {mayMark && group !== "before" && (
              <RestForm rest={rest} points={some.map(({ id }) => id).filter(isOpen)} isQuiet>
                {t("inspection:rest")}
              </RestForm>
            )}
          </div>
          <ul>
            {some.map((point) => (
              <PointRow
                key={point.id}
                jobId={jobId}
                point={point}
                finding={findings.get(point.id)}
                before={before.get(point.id)}
                beforeAt={earlier?.at}
                photos={photos[point.id] ?? 0}
                tapped={marks.waiting[point.id]}
                isRest={rest.points.has(point.id)}
                mark={mayMark ? marks.mark : undefined}
                mayWrite={mayWrite}
                mayQuote={mayQuote}
              />
            ))}
          </ul>
        </section>
      ))}
      {mayWrite &&
        isConnected &&
        // Without their scripts React Router would reload the page, which fails offline.
        [
          marks.action,
          rest.action,
          href("/repair-cms/:jobId/inspection/finish", { jobId }),
          href("/repair-cms/:jobId/inspection/reopen", { jobId }),
        ].map((page) => <PrefetchPageLinks key={page} page={page} />)}
      {mayWrite && (
        <div className="sticky bottom-(--bar) z-10 -mx-1 grid gap-2 border-t border-line bg-paper px-1 py-3 print:hidden">
          <MarksNotice marks={marks} rest={rest} />
          <div className="flex flex-wrap items-center justify-end gap-3 max-sm:*:flex-1">
            {mayMark && (
              <RestForm rest={rest} points={left}>
                {t("inspection:restOfAll")}
              </RestForm>
            )}
            <FinishForm jobId={jobId} isFinished={isFinished} isNext={left.length === 0} />
          </div>
        </div>
      )}
    </>
  );
}

type FinishFormProps = {
  jobId: string;
  isFinished: boolean;
  /** Whether nothing else is to be done. */
  isNext: boolean;
};

/** Finishes an inspection, or opens it again. */
function FinishForm({ jobId, isFinished, isNext }: FinishFormProps) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const action = isFinished
    ? href("/repair-cms/:jobId/inspection/reopen", { jobId })
    : href("/repair-cms/:jobId/inspection/finish", { jobId });
  return (
    <WorkForm action={action} answer={fetcher.data} fetcher={fetcher} className="grid">
      <SubmitButton
        kind={isNext && !isFinished ? "primary" : "plain"}
        pending={t("inspection:finishing")}
      >
        {t(isFinished ? "inspection:reopen" : "inspection:finish")}
      </SubmitButton>
    </WorkForm>
  );
}
