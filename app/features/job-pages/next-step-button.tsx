import { href, useFetcher } from "react-router";
import type { Place } from "#app/features/repair/place.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { usePrefetch } from "#app/ui/connection/connection.ts";
import { useFocusBack } from "#app/ui/focus-fallback.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Back, RefusalNotice } from "#app/ui/page/here.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import type { NextStep } from "./next-step.ts";

type Props = {
  job: { id: string; statusVersion: number; openQuestions: number };
  step: NextStep | undefined;
  /** Section being edited on the page: then saving it is the next step. */
  writing: Place["place"] | undefined;
  className?: string;
};

/** The one thing to do next on a job. It gets the focus back when the form of a new quote closes. */
export function NextStepButton({ job, step, writing, className }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const prefetch = usePrefetch("viewport");
  const opener = useFocusBack<HTMLAnchorElement>(writing === "newQuote");
  if (!step || writing) return null;
  if (step.kind === "finish") return <Finish job={job} className={className} />;
  const params = { jobId: job.id };
  const sum = { amount: "amount" in step ? amount(step.amount, step.currency) : "" };
  const payment = href("/repair-cms/:jobId/payments/new", params);
  const links = {
    answer: [
      href("/repair-cms/:jobId/questions", params),
      t("send:openQuestions", { open: job.openQuestions }),
    ],
    writeDiagnosis: [href("/repair-cms/:jobId/diagnostic", params), t("repair:job.writeDiagnosis")],
    newQuote: [href("/repair-cms/:jobId/quotes/new", params), t("quotes:new")],
    send: [href("/repair-cms/:jobId/send", params), t("send:button")],
    recordDeposit: [payment, t("repair:job.recordDeposit", sum)],
    invoice: [href("/repair-cms/:jobId/invoices/new", params), t("repair:job.makeInvoice")],
    recordPayment: [payment, t("repair:job.recordPayment", sum)],
  } as const;
  const [to, label] = links[step.kind];
  return (
    <LinkButton
      ref={opener}
      kind="primary"
      to={to}
      prefetch={prefetch}
      preventScrollReset={step.kind === "writeDiagnosis" || step.kind === "newQuote"}
      className={className}
    >
      {label}
    </LinkButton>
  );
}

/** The next step in a bar at the bottom of a phone's screen; on a wide one it is in the head. */
export function NextStepBar(props: Props) {
  if (!props.step || props.writing) return null;
  return (
    <div className="form-actions sticky bottom-(--bar) z-10 -mx-4 mt-4 -mb-6 flex border-t border-line bg-card px-4 py-2 *:grow sm:-mb-8 lg:hidden print:hidden [@media(height<30rem)]:static">
      <NextStepButton {...props} />
    </div>
  );
}

type FinishProps = { job: { id: string; statusVersion: number }; className: string | undefined };

/** Sets the job to completed, as the status above does. */
function Finish({ job, className }: FinishProps) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form
      method="post"
      action={href("/repair-cms/:jobId/status", { jobId: job.id })}
      className={`grid gap-2 ${className ?? ""}`}
    >
      <input type="hidden" name="version" value={job.statusVersion} />
      <noscript>
        <Back />
      </noscript>
      <Button
        type="submit"
        name="status"
        value="completed"
        kind="primary"
        pending={fetcher.formData && t("ui:saving")}
      >
        {t("repair:job.finish")}
      </Button>
      <RefusalNotice refusal={refusal} />
    </fetcher.Form>
  );
}
