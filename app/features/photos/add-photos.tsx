import { useId } from "react";
import { Form, href } from "react-router";
import { useOnline } from "#app/features/photos/waiting/use-online.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { photoLimits } from "./photo.ts";
import { QueuedPhotos } from "./queued-photos.tsx";
import { usePhotoQueue } from "./use-photo-queue.ts";

const accepted = "image/*,.heic,.heif";

type Props = {
  jobId: string;
  viewerId: string;
  /** The point of the job's inspection that they show. */
  point?: string;
};

/**
 * Adds photos from the camera or the gallery, several at once. Without JavaScript one at a time, as
 * it is.
 */
export function AddPhotos({ jobId, viewerId, point }: Props) {
  const { t } = useWords();
  const { photos, queue } = usePhotoQueue(viewerId, jobId);
  const input = useId();
  const isOnline = useOnline();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form
        method="post"
        action={href("/repair-cms/:jobId/photos/add", { jobId })}
        encType="multipart/form-data"
        reloadDocument
        className="grid justify-items-start gap-2"
      >
        {point && <input type="hidden" name="point" value={point} />}
        <label
          htmlFor={input}
          className={queue ? buttonClass("primary", "cursor-pointer") : "label"}
        >
          {t("photos:add")}
        </label>
        <input
          id={input}
          type="file"
          name="photo"
          accept={accepted}
          multiple={queue !== undefined}
          required
          className={queue ? "sr-only" : "max-w-full"}
          aria-describedby={`${input}-hint`}
          onChange={({ currentTarget }) => {
            if (!queue) return;
            void queue.add([...(currentTarget.files ?? [])], point);
            currentTarget.value = "";
          }}
        />
        <p id={`${input}-hint`} className="text-ink-soft">
          {t("photos:addHint", { mb: photoLimits.bytes / 1024 ** 2 })}
        </p>
        {!queue && (
          <Button type="submit" kind="primary">
            {t("photos:send")}
          </Button>
        )}
      </Form>
      {photos.length > 0 && !isOnline && <p role="status">{t("photos:waiting.offline")}</p>}
      <QueuedPhotos
        photos={photos}
        onAgain={(id) => queue?.again(id)}
        onDrop={(id) => void queue?.drop(id)}
      />
    </div>
  );
}
