import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { StorageNotice } from "#app/features/photos/storage/storage-section.tsx";
import { placeName, placesTaken } from "#app/features/photos/walk/places.ts";
import { WalkLink } from "#app/features/photos/walk/walk-link.tsx";
import { workId } from "#app/features/repair/job.ts";
import { FreeText, TextsContext } from "#app/features/repair/texts/free-text.tsx";
import type { ShownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import { AddPhotos } from "./add-photos.tsx";
import { MarksDrawing } from "./marks/marks-drawing.tsx";
import type { Photo } from "./photo.ts";

type Props = {
  jobId: string;
  viewerId: string;
  number: number;
  photos: readonly Photo[];
  texts: { texts: ShownTexts; isDemo: boolean };
  /** Size of all photos of the shop, in bytes. */
  stored: number;
  mayWrite: boolean;
  /** Why a photo that was sent without JavaScript was not stored. */
  problem: Message | undefined;
  /** The dialog that is open. */
  children: ReactNode;
};

/** The photos of a job, and the way to add some. */
export function PhotosPage({ jobId, viewerId, number, photos, texts, mayWrite, ...rest }: Props) {
  const { t } = useWords();
  const points = photos.map(({ point }) => point);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={t("photos:of", { workId: workId(number) })}
        lead={mayWrite ? t("photos:lead") : undefined}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("photos:back") }}
      />
      {rest.problem && <Notice kind="error">{t(rest.problem)}</Notice>}
      {mayWrite && <StorageNotice stored={rest.stored} />}
      {(mayWrite || placesTaken(points) > 0) && (
        <div>
          <WalkLink jobId={jobId} taken={placesTaken(points)} />
        </div>
      )}
      {mayWrite && <AddPhotos jobId={jobId} viewerId={viewerId} />}
      {photos.length === 0 ? (
        <Empty title={t("photos:none")} />
      ) : (
        <TextsContext value={texts}>
          <PhotoGrid jobId={jobId} photos={photos} />
        </TextsContext>
      )}
      {rest.children}
    </div>
  );
}

type PhotoGridProps = { jobId: string; photos: readonly Photo[] };

/** The photos of a job, small; each opens large. */
function PhotoGrid({ jobId, photos }: PhotoGridProps) {
  const { t } = useWords();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {photos.map(({ id, width, height, caption, point, marks, forCustomer }, at) => {
        const photo = { jobId, photoId: id };
        const place = placeName(t, point);
        return (
          <li key={id} className="min-w-0 overflow-hidden rounded-lg border border-line bg-card">
            <Link
              to={href("/repair-cms/:jobId/photos/:photoId", photo)}
              preventScrollReset
              className="photo-box block bg-steel"
            >
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  ...photo,
                  size: "small",
                })}
                alt={caption || place || t("photos:open", { number: at + 1, total: photos.length })}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full object-cover"
              />
              <MarksDrawing marks={marks} width={width} height={height} isCut />
              {forCustomer && (
                <span className="absolute right-1 bottom-1">
                  <Badge tone="good">{t("photos:customer.badge")}</Badge>
                </span>
              )}
            </Link>
            {(caption || place) && (
              <div className="wrap-break-word p-2">
                {caption ? (
                  <FreeText of={{ subjectId: id, field: "caption" }}>{caption}</FreeText>
                ) : (
                  place
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
