import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import { useWords } from "#app/ui/words.ts";
import { captionIn } from "./caption-in.ts";
import type { SentPhoto } from "./sent-photo.ts";

/** The photos that were sent with the quotes, small; each opens large. */
export function PhotosSection({ photos }: { photos: readonly SentPhoto[] }) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <section>
      <h2>{t("approval:photos.title")}</h2>
      <PhotoList photos={photos} />
    </section>
  );
}

/** Some of the photos that were sent, small: those of which a page has too many after a tap. */
export function PhotoList({ photos }: { photos: readonly SentPhoto[] }) {
  const { t } = useWords();
  const others = photos.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <Photos photos={photos.filter(({ isOpen }) => isOpen)} />
      {others.length > 0 && (
        <details>
          <summary>
            <span>{t("approval:photos.more", { number: others.length })}</span>
          </summary>
          <Photos photos={others} />
        </details>
      )}
    </>
  );
}

function Photos({ photos }: { photos: readonly SentPhoto[] }) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <ul className="photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photo.page}>
            <span className="photo-box">
              <img
                src={photo.src}
                alt={t("approval:photos.open", {
                  number: photo.number,
                  total: photo.total,
                })}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
              />
              <MarksDrawing {...photo} marks={photo.marks ?? []} isCut />
            </span>
            <Caption photo={photo} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Caption({ photo }: { photo: SentPhoto }) {
  const caption = captionIn(useWords(), photo);
  return caption && <span className="note pre">{caption}</span>;
}
