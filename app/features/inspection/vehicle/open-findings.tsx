import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { FoundLine } from "./found-line.tsx";
import type { VehicleFinding } from "./vehicle-finding.ts";

/** Findings of a vehicle's last inspection without a quote. */
export function OpenFindings({ findings }: { findings: readonly VehicleFinding[] }) {
  const { t } = useWords();
  const [first] = findings;
  if (!first) return null;
  return (
    <Section title={t("customers:found.title")}>
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <li key={finding.id} className="px-5 py-3">
            <FoundLine finding={finding} />
          </li>
        ))}
      </ul>
      <div className="px-5 py-3">
        <LinkButton to={href("/repair-cms/:jobId", { jobId: first.jobId })}>
          {t("customers:found.job")}
        </LinkButton>
      </div>
    </Section>
  );
}
