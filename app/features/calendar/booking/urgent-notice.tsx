import { CallShop } from "#app/features/approval/page/page-parts.tsx";
import { useWords } from "#app/ui/words.ts";
import type { BookingShop } from "./steps.ts";
import type { UrgentKind } from "./urgent-lexicon.ts";

/** What makes driving unsafe, above everything else. */
export function UrgentNotice({
  urgent,
  shop,
}: {
  urgent: readonly UrgentKind[];
  shop: BookingShop;
}) {
  const { t } = useWords();
  if (urgent.length === 0) return null;
  return (
    <section className="urgent" role="alert">
      <h2>{t("booking:urgentTitle")}</h2>
      {urgent.map((kind) => (
        <p key={kind}>{t(`booking:urgent.${kind}`)}</p>
      ))}
      <p>{t("booking:urgentCall")}</p>
      <CallShop phone={shop.phone} />
      <p className="note">{t("booking:urgentStill")}</p>
    </section>
  );
}
