import { href, Link } from "react-router";
import { placeName } from "#app/features/photos/walk/places.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";
import { MarksDrawing } from "./marks/marks-drawing.tsx";
import type { Photo } from "./photo.ts";

type Props = { jobId: string; photos: readonly Photo[] };

/** The photos of a job, small; each opens large. */
export function PhotoGrid({ jobId, photos }: Props) {
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
