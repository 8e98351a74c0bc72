import type { ReactNode } from "react";
import { href } from "react-router";
import type { Photo } from "#app/features/photos/photo.ts";
import { QueuedPhotos } from "#app/features/photos/queued-photos.tsx";
import { usePhotoQueue } from "#app/features/photos/use-photo-queue.ts";
import { useOnline } from "#app/features/photos/waiting/use-online.ts";
import { workId } from "#app/features/repair/job.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import { type JobOdometer, Odometer, type ReadTexts } from "./odometer.tsx";
import { PlaceTile } from "./place-tile.tsx";
import { placesTaken, pointOf, walkPlaces } from "./places.ts";

type Props = {
  jobId: string;
  viewerId: string;
  number: number;
  /** Photos of the walk-round only, oldest first. */
  photos: readonly Photo[];
  odometer: JobOdometer;
  mayWrite: boolean;
  /** Why a photo that was sent without JavaScript was not stored. */
  problem: Message | undefined;
  answer: FormAnswer | undefined;
  readTexts: ReadTexts;
  /** Signers, and the link to the signature. */
  signing: ReactNode;
};

/** The walk-round of a job: a photo of the car from each place, and what its odometer showed. */
export function WalkRoundPage({ jobId, viewerId, number, photos, odometer, ...page }: Props) {
  const { t } = useWords();
  const { mayWrite, problem, answer, readTexts } = page;
  const { photos: queued, queue } = usePhotoQueue(viewerId, jobId);
  const isOnline = useOnline();
  const onPhone = queued.filter(({ url }) => url !== undefined);
  const points = [...photos, ...onPhone].map(({ point }) => point);
  const next = walkPlaces.find((place) => !points.includes(pointOf(place)));
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t("photos:walk.of", { workId: workId(number) })}
        lead={mayWrite ? t("photos:walk.lead") : undefined}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("photos:back") }}
        tight
      />
      {problem && <Notice kind="error">{t(problem)}</Notice>}
      <p role="status" className="figures text-lg font-semibold">
        {t("photos:walk.progress", { taken: placesTaken(points), of: walkPlaces.length })}
      </p>
      {queued.length > 0 && !isOnline && <p role="status">{t("photos:waiting.offline")}</p>}
      <QueuedPhotos
        photos={queued}
        onAgain={(id) => queue?.again(id)}
        onDrop={(id) => void queue?.drop(id)}
      />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {walkPlaces.map((place) => {
          const point = pointOf(place);
          const stored = photos.filter((photo) => photo.point === point);
          const waiting = onPhone.findLast((photo) => photo.point === point);
          return (
            <PlaceTile
              key={place}
              jobId={jobId}
              place={place}
              photos={stored}
              waiting={waiting}
              add={queue && ((files) => void queue.add(files, point))}
              mayWrite={mayWrite}
              isNext={place === next}
            >
              {place === "dash" && mayWrite && (
                <Odometer
                  // A reading that was stored meanwhile, by any member, resets the form.
                  key={`${odometer.start.odometer} ${odometer.start.odometerUnit}`}
                  jobId={jobId}
                  odometer={odometer}
                  openPhoto={
                    queue && openerOf(jobId, stored.at(-1), waiting && queue.photoOf(waiting.id))
                  }
                  answer={answer}
                  readTexts={readTexts}
                />
              )}
            </PlaceTile>
          );
        })}
      </ol>
      {page.signing}
    </div>
  );
}

/** Opens the last photo of a place: on this device, or as it is stored. */
function openerOf(jobId: string, stored: Photo | undefined, onPhone: Blob | undefined) {
  if (onPhone) return async () => onPhone;
  if (!stored) return undefined;
  const params = { jobId, photoId: stored.id, size: "large" };
  return async (signal: AbortSignal) => {
    const path = href("/repair-cms/:jobId/photos/:photoId/file/:size", params);
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}`);
    return answer.blob();
  };
}
