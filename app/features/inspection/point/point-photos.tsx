import { href, useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";

export type PointPhoto = { id: string; point: string | null; width: number; height: number };

type Props = { jobId: string; point: string; photos: readonly PointPhoto[] };

/** Chooses which photos of the job show the point. */
export function PointPhotos({ jobId, point, photos }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (photos.length === 0) return null;
  const shown = photos.filter((photo) => photo.point === point).map(({ id }) => id);
  return (
    <WorkForm
      // What is chosen elsewhere meanwhile is shown as it is.
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
