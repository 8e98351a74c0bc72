import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { EarlierText } from "#app/features/inspection/page/earlier-text.tsx";
import { FindingText } from "#app/features/inspection/page/finding-text.tsx";
import { ColorBadge } from "#app/features/inspection/page/point-form.tsx";
import type { EarlierFinding } from "#app/features/inspection/progress.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import { isWorrying, type ShownFinding } from "#app/features/inspection/shown.ts";
import { AddPhotos } from "#app/features/photos/add-photos.tsx";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import type { ShownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { inLanguage } from "#app/values/language.ts";
import { type Choice, FindingForm } from "./finding-form.tsx";

type Props = {
  jobId: string;
  number: number;
  isFinished: boolean;
  point: Point;
  finding: ShownFinding | undefined;
  /** The finding of the library that was chosen; empty for none. */
  chosen: string;
  choices: readonly Choice[];
  earlier: (EarlierFinding & { at: number }) | undefined;
  photos: readonly PointPhoto[];
  texts: { texts: ShownTexts; isDemo: boolean };
  viewerId: string;
  mayQuote: boolean;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** A point of an inspection with the form of its finding. */
export function PointPage({ children, jobId, point, finding, texts, ...page }: Props) {
  const { t, language } = useWords();
  const { earlier, isFinished, photos, viewerId, mayQuote } = page;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={inLanguage(point.name, language)}
        lead={workId(page.number)}
        back={{
          to: `${href("/repair-cms/:jobId/inspection", { jobId })}#point-${point.id}`,
          label: t("inspection:point.back"),
        }}
        tight
      />
      {children}
      {earlier && (
        <p>
          <EarlierText at={earlier.at} before={earlier} point={point} />
        </p>
      )}
      <TextsContext value={texts}>
        {isFinished ? (
          <>
            <Notice kind="info">{t("inspection:isFinished")}</Notice>
            <ColorBadge point={point} finding={finding} />
            {finding && <FindingText finding={finding} isWhole />}
          </>
        ) : (
          <FindingForm {...{ point, finding }} {...page} />
        )}
      </TextsContext>
      {mayQuote && finding && !finding.quote && isWorrying(finding.color) && (
        <p>
          <LinkButton
            to={`${href("/repair-cms/:jobId/quotes/new", { jobId })}?finding=${finding.id}`}
          >
            {t("inspection:toQuote")}
          </LinkButton>
        </p>
      )}
      <section aria-labelledby="point-photos" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="point-photos" className="heading-small">
          {t("inspection:point.photos")}
        </h2>
        <AddPhotos jobId={jobId} viewerId={viewerId} point={point.id} />
        <PointPhotos jobId={jobId} point={point.id} photos={photos} />
      </section>
    </div>
  );
}

type PointPhoto = { id: string; point: string | null; width: number; height: number };

type PointPhotosProps = { jobId: string; point: string; photos: readonly PointPhoto[] };

/** Chooses which photos of the job show the point. */
function PointPhotos({ jobId, point, photos }: PointPhotosProps) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (photos.length === 0) return null;
  const shown = photos.filter((photo) => photo.point === point).map(({ id }) => id);
  return (
    <WorkForm
      // The key remounts the form when another member changes the choice.
      key={shown.join()}
      action={href("/repair-cms/:jobId/inspection/:point/photos", { jobId, point })}
      answer={fetcher.data}
      fetcher={fetcher}
      className="grid gap-3"
    >
      <fieldset>
        <legend className="label text-base text-ink-soft">{t("inspection:point.choose")}</legend>
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {photos.map(({ id, width, height }, at) => (
            <Tick
              key={id}
              name="photo[]"
              value={id}
              defaultChecked={shown.includes(id)}
              className="flex-wrap"
            >
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  jobId,
                  photoId: id,
                  size: "small",
                })}
                alt={t("inspection:point.photo", { number: at + 1 })}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="order-first aspect-4/3 w-full rounded-lg bg-steel object-cover"
              />
              <span aria-hidden>{at + 1}</span>
            </Tick>
          ))}
        </div>
      </fieldset>
      <SubmitButton kind="plain" pending={t("ui:saving")}>
        {t("inspection:point.savePhotos")}
      </SubmitButton>
    </WorkForm>
  );
}
