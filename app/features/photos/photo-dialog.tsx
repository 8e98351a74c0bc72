import { href, Link, useOutletContext } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Photo, photoLimits } from "./photo.ts";

/** What the page of a job's photos gives the dialogs that open over it. */
export type PhotosOfPage = { jobId: string; photos: readonly Photo[]; mayWrite: boolean };

type Props = PhotosOfPage & {
  photo: Photo;
  answer: FormAnswer | undefined;
};

/** The photo of the address, over the page of them all. */
export function ChosenPhoto({ photoId, answer }: { photoId: string; answer: Props["answer"] }) {
  const page = useOutletContext<PhotosOfPage>();
  const photo = page.photos.find(({ id }) => id === photoId);
  return photo && <PhotoDialog {...page} photo={photo} answer={answer} />;
}

/** One photo, large, with its caption and the way to the one before and after. */
function PhotoDialog({ jobId, photos, photo, mayWrite, answer }: Props) {
  const { t } = useWords();
  const at = photos.indexOf(photo);
  const params = { jobId, photoId: photo.id };
  const title = t("photos:open", { number: at + 1, total: photos.length });
  return (
    <Modal title={title} closeTo={href("/repair-cms/:jobId/photos", { jobId })} long>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <img
          key={photo.id}
          src={href("/repair-cms/:jobId/photos/:photoId/file/:size", { ...params, size: "large" })}
          alt={photo.caption || title}
          width={photo.width}
          height={photo.height}
          className="mx-auto h-auto max-h-[60svh] w-auto max-w-full object-contain"
        />
        <nav className="flex items-center justify-between gap-3">
          <Neighbor jobId={jobId} photo={photos[at - 1]} label={t("photos:previous")} />
          {photo.takenAt && (
            <p className="text-ink-soft">
              {t("photos:taken")} <Moment at={photo.takenAt.getTime()} />
            </p>
          )}
          <Neighbor jobId={jobId} photo={photos[at + 1]} label={t("photos:next")} />
        </nav>
        {mayWrite ? (
          <WorkForm
            key={photo.id}
            method="post"
            action={href("/repair-cms/:jobId/photos/:photoId/caption", params)}
            answer={answer}
            draft={`caption:${photo.id}`}
            preventScrollReset
            className="grid gap-4"
          >
            <input type="hidden" name="version" value={photo.version} />
            <TextArea
              name="caption"
              label={t("photos:caption")}
              hint={t("photos:captionHint")}
              defaultValue={photo.caption}
              maxLength={photoLimits.caption}
              rows={2}
            />
            <FormActions>
              <LinkButton
                kind="quiet"
                to={href("/repair-cms/:jobId/photos/:photoId/delete", params)}
                preventScrollReset
              >
                {t("photos:delete.button")}
              </LinkButton>
              <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
            </FormActions>
          </WorkForm>
        ) : (
          photo.caption && <p className="wrap-break-word">{photo.caption}</p>
        )}
      </div>
    </Modal>
  );
}

type NeighborProps = { jobId: string; photo: Photo | undefined; label: string };

function Neighbor({ jobId, photo, label }: NeighborProps) {
  if (!photo) return <span className="min-w-24" />;
  return (
    <Link
      to={href("/repair-cms/:jobId/photos/:photoId", { jobId, photoId: photo.id })}
      replace
      preventScrollReset
      className="button button-plain"
    >
      {label}
    </Link>
  );
}
