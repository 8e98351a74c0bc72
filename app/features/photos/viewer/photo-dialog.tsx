import { href, Link, useFetcher, useNavigate } from "react-router";
import { type Photo, photoLimits } from "#app/features/photos/photo.ts";
import { placeName } from "#app/features/photos/walk/places.ts";
import { Speak } from "#app/features/speech/speak.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type PhotosOfPage, useChosenPhoto } from "./chosen-photo.ts";
import { PhotoStrip } from "./photo-strip.tsx";

type Props = PhotosOfPage & {
  photo: Photo;
  answer: FormAnswer | undefined;
};

/** The photo of the address, over the page of them all. */
export function ChosenPhoto({ photoId, answer }: { photoId: string; answer: Props["answer"] }) {
  const chosen = useChosenPhoto(photoId);
  return chosen && <PhotoDialog {...chosen} answer={answer} />;
}

/** Photo in full size, with its caption and links to its neighbors. */
function PhotoDialog({ jobId, photos, photo, mayWrite, answer }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const at = photos.indexOf(photo);
  const place = placeName(t, photo.point);
  const srcOf = ({ id: photoId }: Photo) =>
    href("/repair-cms/:jobId/photos/:photoId/file/:size", { jobId, photoId, size: "large" });
  return (
    <Modal
      title={t("photos:open", { number: at + 1, total: photos.length })}
      closeTo={href("/repair-cms/:jobId/photos", { jobId })}
      long
      isWide
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PhotoStrip
          photos={photos}
          at={at}
          srcOf={srcOf}
          onShow={(next) =>
            navigate(
              href("/repair-cms/:jobId/photos/:photoId", { jobId, photoId: photos[next]!.id }),
              { replace: true, preventScrollReset: true },
            )
          }
        />
        <nav className="flex flex-wrap items-center justify-between gap-3">
          <Neighbor jobId={jobId} photo={photos[at - 1]} label={t("photos:previous")} />
          <p className="order-last w-full text-center text-ink-soft sm:order-none sm:w-auto">
            {photo.takenAt && (
              <>
                {t("photos:taken")} <Moment at={photo.takenAt.getTime()} />{" "}
              </>
            )}
            <a className="inline-grid min-h-11 items-center underline" href={srcOf(photo)}>
              {t("photos:fullSize")}
            </a>
          </p>
          <Neighbor jobId={jobId} photo={photos[at + 1]} label={t("photos:next")} />
        </nav>
        {place && <p className="label">{place}</p>}
        {mayWrite ? (
          <Writing key={photo.id} jobId={jobId} photo={photo} answer={answer} />
        ) : (
          photo.caption && <p className="wrap-break-word">{photo.caption}</p>
        )}
      </div>
    </Modal>
  );
}

/** Editable fields of a photo. */
function Writing({ jobId, photo, answer }: Pick<Props, "jobId" | "photo" | "answer">) {
  const { t } = useWords();
  const params = { jobId, photoId: photo.id };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ForCustomer jobId={jobId} photo={photo} />
        <LinkButton
          to={href("/repair-cms/:jobId/photos/:photoId/marks", params)}
          preventScrollReset
          replace
        >
          {t("photos:marks.button")}
        </LinkButton>
      </div>
      <WorkForm
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
        <Speak field="caption" />
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
    </>
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

/** Whether a photo goes with what is sent to the customer, and the button that changes it. */
function ForCustomer({ jobId, photo }: { jobId: string; photo: Photo }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const { forCustomer } = photo;
  return (
    <WorkForm
      method="post"
      action={href("/repair-cms/:jobId/photos/:photoId/for-customer", {
        jobId,
        photoId: photo.id,
      })}
      answer={fetcher.data}
      fetcher={fetcher}
    >
      <input type="hidden" name="forCustomer" value={forCustomer ? "no" : "yes"} />
      <SubmitButton kind="plain" pending={t("ui:saving")}>
        {t(forCustomer ? "photos:customer.remove" : "photos:customer.add")}
      </SubmitButton>
    </WorkForm>
  );
}
