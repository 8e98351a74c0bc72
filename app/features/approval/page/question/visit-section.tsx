import { FactList } from "#app/features/approval/page/estimate-sections.tsx";
import { textIn } from "#app/features/approval/page/texts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

/** On what, what the customer reported, and what the shop found. */
export function VisitSection({ revision }: { revision: Revision }) {
  const words = useWords();
  const { t, language } = words;
  const { vehicle, issues, diagnostic, workId } = revision;
  return (
    <section>
      <h2 className="vehicle">
        <span>{vehicleName(vehicle, language)}</span>{" "}
        <span className="plate">
          <span className="unseen">{t("approval:plate")} </span>
          {vehicle.plate}
        </span>
      </h2>
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
