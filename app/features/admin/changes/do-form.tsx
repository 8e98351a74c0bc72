import { useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Done } from "./in-place.tsx";

/** A button that changes a user without a confirmation. */
export function DoForm({
  action,
  label,
  pending,
  done,
}: {
  action: string;
  label: string;
  pending: string;
  done: string;
}) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm answer={fetcher.data} fetcher={fetcher} action={action} className="grid gap-2">
      <SubmitButton kind="plain" className="justify-self-start" pending={pending}>
        {label}
      </SubmitButton>
      <Done>{fetcher.data?.ok && done}</Done>
    </WorkForm>
  );
}
