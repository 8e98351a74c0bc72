import type { ButtonHTMLAttributes, ComponentProps } from "react";
import { Link } from "react-router";

export type Kind = "primary" | "plain" | "danger" | "quiet";

const shared =
  "label inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 text-lg leading-tight no-underline disabled:cursor-default aria-disabled:cursor-default disabled:opacity-60";
const kinds: Record<Kind, string> = {
  primary: "bg-signal text-signal-ink hover:brightness-110 active:brightness-95",
  plain: "border border-line-strong bg-card text-ink hover:bg-steel",
  danger: "border border-bad bg-card text-bad hover:bg-bad-soft",
  quiet: "text-ink-soft hover:bg-steel hover:text-ink",
};

/** One look per importance: `primary` is the one next action of a screen. */
export const buttonClass = (kind: Kind = "plain", more = "") => `${shared} ${kinds[kind]} ${more}`;

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: Kind;
  /** Work is under way: the button shows this label instead and takes no second press. */
  pending?: string | false | undefined;
};

export function Button({ kind, pending, children, className, type = "button", onClick, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={buttonClass(kind, className)}
      aria-disabled={pending ? true : undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending || children}
    </button>
  );
}

export function LinkButton({ kind, className, ...props }: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link {...props} className={buttonClass(kind, className)} />;
}
