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
      <ul className="photos">
        {photos.map(({ id, width, height, marks = [], page, src }, at) => (
          <li key={id}>
            <a href={page}>
              <span className="photo-box">
                <img
                  src={src}
                  alt={t("approval:photos.open", { number: at + 1, total: photos.length })}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                />
                <MarksDrawing marks={marks} width={width} height={height} isCut />
              </span>
              <Caption photo={photos[at]!} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Caption({ photo }: { photo: SentPhoto }) {
  const caption = captionIn(useWords(), photo);
  return caption && <span className="note pre">{caption}</span>;
}
