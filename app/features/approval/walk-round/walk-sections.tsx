import { FactList, VehicleHeading } from "#app/features/approval/page/estimate-sections.tsx";
import { Notices } from "#app/features/approval/page/page-parts.tsx";
import { noticesOf } from "#app/features/approval/page/texts.ts";
import { PhotoList } from "#app/features/approval/photos/photos-section.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import { captionsOf } from "#app/features/approval/revision/revision-photos.ts";
import type { Words } from "#app/ui/words.ts";
import type { WalkRecord } from "./walk-record.ts";

type Sections = { words: Words; record: WalkRecord; photos: readonly SentPhoto[] };

/** The vehicle, what its odometer showed, and the photos. */
export function WalkSections({ words, record, photos }: Sections) {
  const { t, language } = words;
  const notes = captionsOf(record.photos).map((text) => text[language].note);
  return (
    <>
      <section>
        <VehicleHeading vehicle={record.vehicle} />
        <p className="note">{t("approval:order", { workId: record.workId })}</p>
        <FactList revision={record} />
      </section>
      <Notices notices={noticesOf(words, new Set(notes))} />
      <section>
        <h2>{t("walkRound:photos")}</h2>
        <PhotoList photos={photos} />
      </section>
    </>
  );
}
