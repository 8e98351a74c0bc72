import { complaintIn } from "#app/features/calendar/appointment/appointment.ts";
import { useWords } from "#app/ui/words.ts";
import type { AppointmentContent } from "./find-appointment.server.ts";

/** What is wrong with the car, for the reader, with the customer's own words where they are others. */
export function ComplaintText({ appointment: one }: Pick<AppointmentContent, "appointment">) {
  const { t, language } = useWords();
  const { text, lang } = complaintIn(language, one);
  return (
    <div>
      <p lang={lang} className="whitespace-pre-line">
        {text}
      </p>
      {text !== one.complaint && (
        <details className="text-base">
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-ink-soft">
            {t("calendar:original")}
          </summary>
          <p
            lang={one.complaintLanguage}
            className="border-l-2 border-line-strong pl-3 whitespace-pre-line"
          >
            {one.complaint}
          </p>
        </details>
      )}
      {one.service && <p className="text-ink-soft">{one.service}</p>}
    </div>
  );
}
