import { href, useFetcher } from "react-router";
import { useAmount } from "#app/features/quotes/invoices/pages/use-amount.ts";
import type { Place } from "#app/features/repair/place.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { usePrefetch } from "#app/ui/connection/connection.ts";
import { useFocusBack } from "#app/ui/focus-fallback.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import type { NextStep } from "./next-step.ts";

type Props = {
  job: { id: string; statusVersion: number; openQuestions: number };
  step: NextStep | undefined;
  /** What is being written on the page: then saving it comes next. */
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
  const jobId = job.id;
  const link = (to: string, label: string, staysHere = false) => (
    <LinkButton
      ref={opener}
      kind="primary"
      to={to}
      prefetch={prefetch}
      preventScrollReset={staysHere}
      className={className}
    >
      {label}
    </LinkButton>
  );
  switch (step.kind) {
    case "answer":
      return link(
        href("/repair-cms/:jobId/questions", { jobId }),
        t("send:openQuestions", { open: job.openQuestions }),
      );
    case "writeDiagnosis":
      return link(
        href("/repair-cms/:jobId/diagnostic", { jobId }),
        t("repair:job.writeDiagnosis"),
        true,
      );
    case "newQuote":
      return link(href("/repair-cms/:jobId/quotes/new", { jobId }), t("quotes:new"), true);
    case "send":
      return link(href("/repair-cms/:jobId/send", { jobId }), t("send:button"));
    case "recordDeposit":
      return link(
        href("/repair-cms/:jobId/payments/new", { jobId }),
        t("repair:job.recordDeposit", { amount: amount(step.amount, step.currency) }),
      );
    case "finish":
      return <Finish job={job} className={className} />;
    case "invoice":
      return link(href("/repair-cms/:jobId/invoices/new", { jobId }), t("repair:job.makeInvoice"));
    case "recordPayment":
      return link(
        href("/repair-cms/:jobId/payments/new", { jobId }),
        t("repair:job.recordPayment", { amount: amount(step.amount, step.currency) }),
      );
  }
}

/** Sets the job to completed, as the status above does. */
function Finish({ job, className }: Pick<Props, "job" | "className">) {
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
      {refusal?.error && (
        <Notice kind="error">
          {t(refusal.error)} {refusal.signIn && <SignInAgain />}
        </Notice>
      )}
    </fetcher.Form>
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
