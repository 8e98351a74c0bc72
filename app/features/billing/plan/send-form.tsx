import { type ReactNode, useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { Kind } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  action: string;
  label: string;
  pending: string;
  kind?: Kind;
  wide?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A form that redirects to a page at Stripe, or shows why it was refused. */
export function SendForm({
  action,
  label,
  pending,
  kind = "primary",
  wide,
  className = "grid gap-4",
  children,
}: Props) {
  const fetcher = useFetcher<FormAnswer>();
  useReloadOnRestore();
  return (
    <WorkForm answer={fetcher.data} fetcher={fetcher} action={action} className={className}>
      {children}
      <div>
        <SubmitButton kind={kind} pending={pending} className={wide ? "w-full sm:w-auto" : ""}>
          {label}
        </SubmitButton>
      </div>
    </WorkForm>
  );
}

export function PortalForm({ label }: { label: string }) {
  const { t } = useWords();
  return (
    <SendForm
      action={href("/premium/portal")}
      label={label}
      pending={t("billing:portal.pending")}
      kind="plain"
    />
  );
}

// The browser's Back may restore the page with a pending button and an outdated plan.
function useReloadOnRestore() {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);
}
