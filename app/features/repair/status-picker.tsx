import { useId } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Tone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props<Status extends string> = {
  /** Where the choice is posted, as `status`. */
  action: string;
  status: Status;
  label: string;
  /** The button without JavaScript. */
  setLabel: string;
  options: readonly { value: Status; label: string; tone: Tone }[];
};

const looks: Record<Tone, string> = {
  good: "border-good bg-good-soft text-good",
  busy: "border-busy bg-busy-soft text-busy",
  bad: "border-bad bg-bad-soft text-bad",
  plain: "border-line-strong bg-steel text-ink",
};

/** A status that is saved as it is picked: shown at once, taken back with a sentence when it could not be saved. */
export function StatusPicker<Status extends string>({ action, status, label, setLabel, options }: Props<Status>) {
  const { say } = useWords();
  const { pathname, search } = useLocation();
  const id = useId();
  const fetcher = useFetcher<FormAnswer>();
  const chosen = fetcher.formData?.get("status") ?? status;
  const tone = options.find(({ value }) => value === chosen)?.tone ?? "plain";
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;

  return (
    <div className="grid min-w-0 justify-items-end gap-2">
      <fetcher.Form method="post" action={action} className="flex max-w-full flex-wrap items-center justify-end gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <select
          id={id}
          name="status"
          value={String(chosen)}
          onChange={(event) => fetcher.submit(event.currentTarget.form)}
          className={`label min-h-11 max-w-full rounded-md border px-3 text-lg ${looks[tone]}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-card text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <noscript>
          <input type="hidden" name="back" value={pathname + search} />
          <Button type="submit">{setLabel}</Button>
        </noscript>
      </fetcher.Form>
      {refusal?.error && (
        <Notice kind="error">
          {say(refusal.error)}{" "}
          {refusal.signIn && (
            <a className="underline" href={`/login?to=${encodeURIComponent(pathname)}`}>
              {say("account:session.signInAgain")}
            </a>
          )}
        </Notice>
      )}
    </div>
  );
}
