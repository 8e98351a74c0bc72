import { type ReactNode, useId } from "react";
import { Form, href, Link } from "react-router";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import type { Photo } from "#app/features/photos/photo.ts";
import type { QueuedPhoto } from "#app/features/photos/photo-queue.client.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { pointOf, type WalkPlace } from "./places.ts";

type Props = {
  jobId: string;
  place: WalkPlace;
  /** Stored photos of the place, oldest first. */
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

/** Place of the walk-round: an outline of the car, its last photo, and the button to take one. */
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

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const ends =
  "M33 42L41 22Q42 20 45 20H75Q78 20 79 22L87 42M33 42Q24 43 23 50V68H97V50Q96 43 87 42ZM27 68V76H37V68M83 68V76H93V68M33 38H27V42M87 38H93V42";
const side =
  "M19 66H11Q8 66 8 61V56Q9 50 26 48L42 33Q44 31 48 31H78Q83 31 86 34L98 47Q111 48 112 55V61Q112 66 109 66H101M41 66H79M48 36L39 48H61V36ZM65 36V48H93L82 36ZM66 54H72M54 54H60";
const wheels = `${circle(30, 66, 10)}${circle(30, 66, 5)}${circle(90, 66, 10)}${circle(90, 66, 5)}`;
const wheel = `${circle(60, 56, 26)}${circle(60, 56, 16)}${circle(60, 56, 4)}M60 52V40M64 56H76M60 60V72M56 56H44M22 56A38 38 0 0 1 98 56M22 56V64H8M98 56V64H112`;

/** Line art of a car in a box of 120 by 90; `mirrored` is drawn from right to left. */
const outlines: Record<WalkPlace, { path: string; mirrored?: true }> = {
  front: { path: `${ends}M28 50H38V56H28ZM82 50H92V56H82ZM44 50H76V58H44ZM52 61H68V66H52Z` },
  driver: { path: side + wheels },
  rear: { path: `${ends}M26 48H33V60H26ZM87 48H94V60H87ZM38 46H82M50 52H70V59H50ZM40 63H80` },
  passenger: { path: side + wheels, mirrored: true },
  frontWheels: { path: `${wheel}M8 34Q18 34 22 42H8Z` },
  rearWheels: { path: `${wheel}M8 34H18V48H8Z`, mirrored: true },
  dash: {
    path: `M8 72V56Q10 22 60 22Q110 22 112 56V72Z${circle(35, 54, 16)}${circle(85, 54, 16)}M35 54L26 46M85 54L94 46M51 60H69V68H51ZM57 60V68M63 60V68`,
  },
  interior: {
    path: `M20 74V48Q20 42 26 42H44Q50 42 50 48V74ZM28 42V34Q28 30 32 30H38Q42 30 42 34V42M70 74V48Q70 42 76 42H94Q100 42 100 48V74ZM78 42V34Q78 30 82 30H88Q92 30 92 34V42M20 60H50M70 60H100M56 74V56H64V74M8 20H112`,
  },
};

/** Outline of the car from the place. */
function Outline({ place }: { place: WalkPlace }) {
  const { path, mirrored } = outlines[place];
  return (
    <svg
      viewBox="0 0 120 90"
      aria-hidden="true"
      className="aspect-4/3 w-full rounded-md border border-dashed border-line-strong fill-none stroke-current text-ink-soft"
    >
      <path
        d={path}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={mirrored && "matrix(-1 0 0 1 120 0)"}
      />
    </svg>
  );
}
