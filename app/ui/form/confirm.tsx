import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import { Button, buttonClass, type Kind } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "./form.tsx";

type Props = {
  /** The page with this question: the link's target without JavaScript, and the form's action. */
  href: string;
  /** The question: "Are you sure you want to delete this job?" */
  text: string;
  /** The record's name, and the records deleted with it. */
  detail?: string | undefined;
  /** The reason why it is not possible: shown instead of the question. */
  refused?: string | undefined;
  /** The button that does it, and its label while it runs. */
  confirmLabel: string;
  pendingLabel: string;
  /** Hidden fields of the form. */
  hidden?: Record<string, string>;
  kind?: Kind;
  /** A name for screen readers when the button shows a picture only. */
  label?: string;
  children: ReactNode;
};

/**
 * A button that asks before it acts: a link to a page without JavaScript, a dialog in place with
 * it.
 */
export function ConfirmButton({ href, label, kind, children, ...question }: Props) {
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      {/* A plain link: with JavaScript only its opening in a new tab navigates. */}
      <a href={href} className={buttonClass(kind)} aria-label={label} title={label} onClick={ask}>
        {children}
      </a>
      {/* Rendered outside the button's place: a menu closes when a dialog opens, and would hide it. */}
      {asking &&
        createPortal(
          <Question href={href} {...question} close={() => setAsking(false)} />,
          document.body,
        )}
    </>
  );
}

function Question({
  href,
  text,
  detail,
  refused,
  confirmLabel,
  pendingLabel,
  hidden,
  close,
}: Omit<Props, "children"> & { close: () => void }) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const fetcher = useFetcher<FormAnswer>();
  const worked = fetcher.data?.ok === true;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (worked) dialog.current?.close();
  }, [worked]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={detail && !refused ? `${heading}-detail` : undefined}
      onClose={close}
      className="modal max-w-md p-5 text-left"
    >
      <WorkForm
        answer={fetcher.data}
        fetcher={fetcher}
        action={href}
        preventScrollReset
        className="grid gap-5"
      >
        <h2 id={heading} className="text-xl font-medium">
          {refused ?? text}
        </h2>
        {detail && !refused && (
          <p id={`${heading}-detail`} className="line-clamp-8">
            {detail}
          </p>
        )}
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {refused ? t("ui:close") : t("ui:cancel")}
          </Button>
          {!refused && (
            <SubmitButton kind="danger" pending={pendingLabel}>
              {confirmLabel}
            </SubmitButton>
          )}
        </div>
      </WorkForm>
    </dialog>
  );
}
