import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useFetcher } from "react-router";
import type { Tone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { isReachable } from "#app/ui/connection/connection.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Back, RefusalNotice } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";

type Props<Status extends string> = {
  /** Address that the choice is posted to, as `status`. */
  action: string;
  status: Status;
  label: string;
  /** The version of what the choice is made over, where that may change meanwhile. */
  version?: number;
  /** The version of the status itself, where that is another one. */
  statusVersion?: number;
  options: readonly { value: Status; label: string; tone: Tone }[];
};

/**
 * A status that is saved as it is picked: shown at once, taken back with a sentence when it could
 * not be saved.
 */
export function StatusPicker<Status extends string>({
  action,
  status,
  label,
  version,
  statusVersion,
  options,
}: Props<Status>) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const saving = fetcher.formData?.get("status");
  const { picked, ...picking } = usePicking((form) => fetcher.submit(form));
  const chosen = String(picked ?? saving ?? status);
  const tone = options.find(({ value }) => value === chosen)?.tone ?? "plain";
  const refusal = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data : undefined;

  return (
    <fetcher.Form method="post" action={action} className="grid min-w-0 gap-2">
      <div className="flex max-w-full flex-wrap items-center gap-2">
        <select
          name="status"
          // Firefox keeps the choice of a select across a reload; the record's own status counts.
          autoComplete="off"
          aria-label={label}
          aria-busy={saving ? true : undefined}
          aria-invalid={refusal ? true : undefined}
          value={chosen}
          {...picking}
          className={`status status-${tone}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {statusVersion !== undefined && (
          <input type="hidden" name="statusVersion" value={statusVersion} />
        )}
        <noscript>
          <Back />
          <Button type="submit">{t("repair:setStatus")}</Button>
        </noscript>
        <span role="status" className="sr-only">
          {saving && t("ui:saving")}
        </span>
      </div>
      <RefusalNotice refusal={refusal} />
    </fetcher.Form>
  );
}

/** Pause after the last arrow key before its choice is saved, in milliseconds. */
const pause = 700;

/**
 * A closed select changes with every arrow key, also on the statuses passed on the way. So a choice
 * by keyboard is saved after a pause, at Enter, or when the focus leaves; a choice by pointer at
 * once.
 */
function usePicking(save: (form: HTMLFormElement) => void) {
  const [picked, setPicked] = useState<string>();
  const byKey = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form && isReachable()) save(form);
    setPicked(undefined);
  };
  const commitWaiting = ({
    currentTarget,
  }: FocusEvent<HTMLSelectElement> | KeyboardEvent<HTMLSelectElement>) => {
    if (timer.current !== undefined) commit(currentTarget.form);
  };
  return {
    picked,
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      byKey.current = true;
      if (event.key === "Enter") commitWaiting(event);
    },
    onBlur: commitWaiting,
    onChange: ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
      if (!byKey.current) return commit(form);
      clearTimeout(timer.current);
      setPicked(value);
      timer.current = setTimeout(() => commit(form), pause);
    },
  };
}
