import { textIn } from "#app/features/approval/page/texts.ts";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import { useWords } from "#app/ui/words.ts";
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

/** Some of the photos that were sent, small. */
export function PhotoList({ photos }: { photos: readonly SentPhoto[] }) {
  const words = useWords();
  const { t } = words;
  if (photos.length === 0) return null;
  return (
    <ul className="photos">
      {photos.map(({ id, caption, width, height, marks = [], page, src, number, total }) => (
        <li key={id}>
          <a href={page}>
            <span className="photo-box">
              <img
                src={src}
                alt={t("approval:photos.open", { number, total })}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
              <MarksDrawing marks={marks} width={width} height={height} isCut />
            </span>
            {caption && <span className="note pre">{textIn(words, caption)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
