import type { ReactNode } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  title: string;
  answer: FormAnswer | undefined;
  action: string;
  pending: string;
  children?: ReactNode;
};

/** Why the form could not redirect to Stripe, and a retry: for browsers without JavaScript. */
export function RetryForm({ title, answer, action, pending, children }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={title} />
      <WorkForm answer={answer} action={action} className="grid max-w-prose gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending}>{t("billing:checkout.again")}</SubmitButton>
          <LinkButton to={href("/premium")}>{t("billing:checkout.back")}</LinkButton>
        </div>
      </WorkForm>
    </>
  );
}
