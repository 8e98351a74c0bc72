import { FactList, VehicleHeading } from "#app/features/approval/page/estimate-sections.tsx";
import { textIn } from "#app/features/approval/page/texts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";

/** Vehicle, complaint, diagnostic and facts of the visit. */
export function VisitSection({ revision }: { revision: Revision }) {
  const words = useWords();
  const { t } = words;
  const { vehicle, issues, diagnostic, workId } = revision;
  return (
    <section>
      <VehicleHeading vehicle={vehicle} />
      <h3 className="label">{t("approval:reported")}</h3>
      <p className="pre note">{textIn(words, issues)}</p>
      {diagnostic && (
        <>
          <h3 className="label">{t("approval:found")}</h3>
          <p className="pre finding">{textIn(words, diagnostic)}</p>
        </>
      )}
      <details>
        <summary>
          <span>{t("approval:details", { workId })}</span>
        </summary>
        <FactList revision={revision} />
      </details>
    </section>
  );
}
