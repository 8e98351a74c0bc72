import { LanguageSwitch, Notices } from "#app/features/approval/page/page-parts.tsx";
import { noticesOf } from "#app/features/approval/page/texts.ts";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { captionIn } from "./caption-in.ts";
import type { LargePhoto } from "./sent-photo.ts";

/** Sent photo in full size, with its caption and links to its neighbors. */
export function PhotoPage({ large }: { large: LargePhoto }) {
  const words = useWords();
  const { t } = words;
  const { photo, number, total, shop, path, src, quotes } = large;
  const { width, height, marks = [] } = photo;
  const caption = captionIn(words, photo);
  const title = t("approval:photos.open", { number, total });
  const note = photo.caption?.[words.language].note ?? null;
  return (
    <>
      <title>{`${title} · ${shop}`}</title>
      <header>
        <h1>{title}</h1>
        <LanguageSwitch path={path} />
      </header>
      <main className="photo-page">
        <figure>
          <a className="photo-box" href={src}>
            <img src={src} alt={title} width={width} height={height} />
            <MarksDrawing marks={marks} width={width} height={height} />
          </a>
          {caption && <figcaption className="pre">{caption}</figcaption>}
        </figure>
        <Notices notices={noticesOf(words, new Set([note]))} />
        <Taken {...large} />
        <p className="ways">
          <Way to={large.previous}>{t("approval:photos.previous")}</Way>
          <Way to={large.next}>{t("approval:photos.next")}</Way>
        </p>
        <p>
          <a className="second" href={quotes}>
            {t("approval:photos.back")}
          </a>
        </p>
      </main>
    </>
  );
}

function Taken({ photo: { takenAt }, zone }: LargePhoto) {
  const { t, language } = useWords();
  if (takenAt === undefined) return null;
  return (
    <p className="note">
      {t("approval:photos.taken", { moment: formatMoment(takenAt, language, zone) })}
    </p>
  );
}

const Way = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? (
    <span />
  ) : (
    <a className="second" href={to}>
      {children}
    </a>
  );
