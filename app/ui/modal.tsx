import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "./words.ts";

/**
 * A dialog that has an address of its own: rendered by a child route over its parent. Without JavaScript it is simply open;
 * with it, it traps focus, and Escape, the cross and the back button all lead to `closeTo`.
 */
export function Modal({ title, closeTo, children }: { title: string; closeTo: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const navigate = useNavigate();
  const { say } = useWords();

  useEffect(() => {
    const element = dialog.current;
    element?.removeAttribute("open");
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      className="m-auto w-full max-w-2xl rounded-lg border border-line bg-card p-0 text-ink backdrop:bg-black/60"
      onCancel={(event) => {
        event.preventDefault();
        navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <h2 id={heading} className="label text-xl">
          {title}
        </h2>
        <Link
          to={closeTo}
          preventScrollReset
          className="label grid min-h-11 min-w-11 place-items-center rounded-md text-xl hover:bg-steel"
          aria-label={say("ui:close")}
        >
          ×
        </Link>
      </header>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
