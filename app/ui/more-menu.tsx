import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = {
  /** The accessible name of the three dots. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A menu of rare actions behind three dots: the browser's own popover, so that it opens before any
 * script has loaded.
 */
export function MoreMenu({ label, className = "", children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Closes on a choice before that opens a dialog, so that the dialog returns the focus to the
  // three dots, not to a hidden menu item.
  useEffect(() => {
    const { current } = menu;
    const close = () => current?.hidePopover();
    current?.addEventListener("click", close);
    return () => current?.removeEventListener("click", close);
  }, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={`button button-quiet px-2.5 ${className}`}
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="menu-below min-w-48 rounded-lg border border-line-strong bg-card p-1 text-ink shadow-xl"
      >
        <div className="grid *:justify-start">{children}</div>
      </div>
    </>
  );
}
