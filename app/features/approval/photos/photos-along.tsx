import { href } from "react-router";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import type { Photo } from "#app/features/photos/photo.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

/** What is shown of a photo before it is sent. */
export type PhotoAlong = Pick<Photo, "id" | "width" | "height" | "marks">;

type Props = { jobId: string; photos: readonly PhotoAlong[] };

/** The photos that go with the quotes, and the way to choose others. */
export function PhotosAlong({ jobId, photos }: Props) {
  const { t } = useWords();
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="label text-base text-ink-soft">
        {photos.length === 0
          ? t("send:photos.none")
          : t("send:photos.along", { number: photos.length })}
      </h2>
      {photos.length > 0 && (
        <ul className="flex max-w-full gap-2 overflow-x-auto">
          {photos.map(({ id, width, height, marks }, at) => (
            <li key={id} className="photo-box size-20 shrink-0 rounded bg-steel">
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  jobId,
                  photoId: id,
                  size: "small",
                })}
                alt={t("photos:open", { number: at + 1, total: photos.length })}
                width={width}
                height={height}
                loading="lazy"
                className="size-full object-cover"
              />
              <MarksDrawing marks={marks} width={width} height={height} isCut />
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={href("/repair-cms/:jobId/photos", { jobId })}>
        {t("send:photos.choose")}
      </LinkButton>
    </div>
  );
}
