import { type ReactNode, useId } from "react";
import { Form, href, Link } from "react-router";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import type { Photo } from "#app/features/photos/photo.ts";
import type { QueuedPhoto } from "#app/features/photos/photo-queue.client.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { Outline } from "./outline.tsx";
import { pointOf, type WalkPlace } from "./places.ts";

type Props = {
  jobId: string;
  place: WalkPlace;
  /** Those of the place that are stored, the oldest first. */
  photos: readonly Photo[];
  /** The last of those that are still on this device. */
  waiting: QueuedPhoto | undefined;
  /** Puts photos into the queue; undefined until the page works. */
  add: ((files: File[]) => void) | undefined;
  mayWrite: boolean;
  /** Whether it is the first without a photo. */
  isNext: boolean;
  children: ReactNode;
};

/** A place of the walk-round: how the car should stand, its last photo, and the way to take one. */
export function PlaceTile({ jobId, place, photos, waiting, add, mayWrite, ...tile }: Props) {
  const { t } = useWords();
  const name = t(`photos:walk.places.${place}`);
  const last = photos.at(-1);
  return (
    <li id={place} className="box grid scroll-mt-4 content-start gap-3 p-3">
      <h2 className="heading-small">{name}</h2>
      <div className="grid grid-cols-2 gap-3">
        <Outline place={place} />
        {waiting ? (
          <figure className="photo-box rounded-md bg-steel">
            <img src={waiting.url} alt={name} className="aspect-4/3 w-full object-cover" />
            <figcaption className="absolute inset-x-0 bottom-0 bg-card px-2 py-1 text-sm text-ink">
              {t("photos:walk.onPhone")}
            </figcaption>
          </figure>
        ) : last ? (
          <Link
            to={href("/repair-cms/:jobId/photos/:photoId", { jobId, photoId: last.id })}
            className="photo-box block rounded-md bg-steel"
          >
            <img
              src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                jobId,
                photoId: last.id,
                size: "small",
              })}
              alt={t("photos:walk.open", { place: name })}
              width={last.width}
              height={last.height}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full object-cover"
            />
            <MarksDrawing marks={last.marks} width={last.width} height={last.height} isCut />
          </Link>
        ) : (
          <p className="grid aspect-4/3 place-items-center rounded-md bg-steel p-2 text-center text-ink-soft">
            {t("photos:walk.missing")}
          </p>
        )}
      </div>
      {photos.length > 1 && (
        <p className="text-ink-soft">{t("photos:walk.more", { number: photos.length })}</p>
      )}
      {mayWrite && (
        <TakePhoto
          jobId={jobId}
          place={place}
          name={name}
          add={add}
          isNext={tile.isNext}
          isAgain={last !== undefined || waiting !== undefined}
        />
      )}
      {tile.children}
    </li>
  );
}

type TakeProps = Pick<Props, "jobId" | "place" | "add" | "isNext"> & {
  name: string;
  isAgain: boolean;
};

/** Opens the camera; without JavaScript a field and its button. Another photo takes no earlier one away. */
function TakePhoto({ jobId, place, name, add, isNext, isAgain }: TakeProps) {
  const { t } = useWords();
  const input = useId();
  return (
    <Form
      method="post"
      action={href("/repair-cms/:jobId/photos/add", { jobId })}
      encType="multipart/form-data"
      reloadDocument
      className="grid gap-2"
    >
      <input type="hidden" name="point" value={pointOf(place)} />
      <label
        htmlFor={input}
        className={add ? buttonClass(isNext ? "primary" : "plain", "cursor-pointer") : "label"}
      >
        {t(isAgain ? "photos:walk.again" : "photos:walk.take")}
        <span className="sr-only">: {name}</span>
      </label>
      <input
        id={input}
        type="file"
        name="photo"
        accept="image/*,.heic,.heif"
        capture="environment"
        required
        className={add ? "sr-only" : "min-h-11 max-w-full"}
        onChange={({ currentTarget }) => {
          add?.([...(currentTarget.files ?? [])]);
          if (add) currentTarget.value = "";
        }}
      />
      {!add && <Button type="submit">{t("photos:send")}</Button>}
    </Form>
  );
}
