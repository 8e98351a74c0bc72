import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Back, RefusalNotice } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** The action of the form. */
  action: string;
  /** The entry that begins or ends. */
  id: string;
  kind: "start" | "stop";
  /** Further fields of the form. */
  children?: ReactNode;
  /** The label of the button, other than the default. */
  label?: string;
};

/** A button that starts or stops the clock; without scripts it redirects to its page. */
export function ClockButton({ action, id, kind, label, children }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <noscript>
        <Back />
      </noscript>
      {children}
      <Button
        type="submit"
        pending={
          fetcher.state !== "idle" && t(kind === "start" ? "clock:starting" : "clock:stopping")
        }
      >
        {label ?? t(kind === "start" ? "clock:start" : "clock:stop")}
      </Button>
      <RefusalNotice refusal={refusal} />
    </fetcher.Form>
  );
}

export const StopButton = ({ id }: { id: string }) => (
  <ClockButton action={href("/repair-cms/time/stop")} id={id} kind="stop" />
);
