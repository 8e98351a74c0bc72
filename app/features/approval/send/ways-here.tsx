import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** How a customer answers who does not open the link: by telephone, or on this device. */
export function WaysHere(ids: { jobId: string; linkId: string }) {
  const { t } = useWords();
  return (
    <>
      <LinkButton to={href("/repair-cms/:jobId/send/:linkId/telephone", ids)}>
        {t("send:telephone")}
      </LinkButton>
      <WorkForm
        answer={undefined}
        action={href("/repair-cms/:jobId/send/:linkId/counter", ids)}
        aria-describedby={`counter-${ids.linkId}`}
      >
        <SubmitButton kind="plain" pending={t("send:counter.pending")}>
          {t("send:counter.button")}
        </SubmitButton>
      </WorkForm>
      <p id={`counter-${ids.linkId}`} className="order-last w-full text-sm text-ink-soft">
        {t("send:counter.hint")}
      </p>
    </>
  );
}
