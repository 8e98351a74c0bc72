import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "./words.ts";

// The first control of a form; in a question without fields, the button that changes nothing.
const firstField =
  "form :is(input:not([type=hidden], [hidden]), select, textarea:not([hidden]), a, button)";

/**
 * A dialog with its own address: rendered by a child route over its parent. Without JavaScript it
 * is simply open; with it, it traps focus, and Escape, the cross and the back button all go to
 * `closeTo`.
 */
export function Modal({
  title,
  closeTo,
  long = false,
  isWide = false,
  isTyped = false,
  children,
}: {
  title: string;
  closeTo: string;
  /**
   * Whether it is longer than a phone's screen, which it fills: the page behind is not rendered.
   */
  long?: boolean;
  /** Whether it is as wide as a large picture needs. */
  isWide?: boolean;
  /** Whether one comes to type into its first field, on a phone too. */
  isTyped?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const navigate = useNavigate();
  const { t } = useWords();

  // Before the first frame that shows it: everything behind a modal dialog is restyled.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.removeAttribute("open");
    element?.showModal();
    // With a mouse the first field is focused; with touch that would open the keyboard over the
    // form.
    if (isTyped || matchMedia("(pointer: fine)").matches)
      element?.querySelector<HTMLElement>(firstField)?.focus();
  }, [isTyped]);
  // Closed while it is still in the page: then the browser returns the focus to its opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      className={`modal ${isWide ? "max-w-5xl" : "max-w-2xl"} ${long ? "modal-long" : ""}`}
      onCancel={(event) => {
        // Canceling a file picker fires the same event, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <header className="flex items-center justify-between gap-4 border-b-2 border-ink px-4 py-2 sm:px-6">
        <h2 id={heading} className="heading">
          {title}
        </h2>
        <Link
          to={closeTo}
          preventScrollReset
          className="-mr-2 grid min-h-11 min-w-11 place-items-center rounded-md text-3xl leading-none hover:bg-steel"
          aria-label={t("ui:close")}
        >
          ×
        </Link>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-4 sm:p-6">{children}</div>
    </dialog>
  );
}
