import { href, Link } from "react-router";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { inLanguage } from "#app/values/language.ts";
import type { VehicleFinding } from "./vehicle-finding.ts";

const tones: Record<VehicleFinding["color"], Tone> = {
  red: "bad",
  yellow: "plain",
  green: "good",
  skipped: "plain",
};

/** A finding in one line: its color, the point, the day, and a photo that leads to the others. */
export function FoundLine({ finding }: { finding: VehicleFinding }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const { jobId, photoId, color, at } = finding;
  const point = inLanguage(finding.point, language);
  return (
    <div className="flex items-center gap-3">
      {photoId && (
        <Link
          to={href("/repair-cms/:jobId/photos/:photoId", { jobId, photoId })}
          className="shrink-0"
        >
          <img
            src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
              jobId,
              photoId,
              size: "small",
            })}
            alt={t("customers:found.photo", { point })}
            loading="lazy"
            className="size-16 rounded bg-steel object-cover"
          />
        </Link>
      )}
      <p className="min-w-0 break-words" suppressHydrationWarning>
        <Badge tone={tones[color]}>{t(`customers:found.colors.${color}`)}</Badge>{" "}
        {t("customers:found.on", { point, day: formatDay(at, language, zone) })}
      </p>
    </div>
  );
}
