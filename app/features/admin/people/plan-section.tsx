import { ExtendForm } from "#app/features/admin/changes/extend-form.tsx";
import { PlanForm } from "#app/features/admin/changes/plan-form.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PersonView } from "./person.ts";
import { Plan } from "./plan.tsx";

/** The current plan and the grant, with the forms that change them. */
export function PlanSection({ person }: { person: PersonView }) {
  const { t } = useWords();
  const { grant, membership, until, isTrial } = person;
  return (
    <Section title={t("admin:users.plan")}>
      <Row
        label={t("admin:plan.counts")}
        hint={t("admin:plan.countsHint")}
        action={<ExtendForm person={person} />}
      >
        <Plan membership={{ ...membership, endsAt: until }} isTrial={isTrial} />
      </Row>
      <Row label={t("admin:plan.granted")} hint={t("admin:plan.grantHint")}>
        {grant ? <Plan membership={grant} /> : t("admin:plan.nothingGranted")}
      </Row>
      <div className="px-5 py-4">
        <PlanForm person={person} days />
      </div>
    </Section>
  );
}
