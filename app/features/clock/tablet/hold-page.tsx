import { href } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

/** Asks whether this device becomes the clock of the shop. */
export function HoldPage({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("clock:tablet.link")}
        lead={t("clock:tablet.holdLead")}
        back={{ to: href("/repair-cms/time"), label: t("clock:title") }}
      />
      <WorkForm action={href("/repair-cms/time/tablet/hold")} answer={answer}>
        <SubmitButton pending={t("ui:saving")}>{t("clock:tablet.hold")}</SubmitButton>
      </WorkForm>
    </>
  );
}
