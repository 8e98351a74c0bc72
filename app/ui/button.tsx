import type { ButtonHTMLAttributes, ComponentProps } from "react";
import { Link } from "react-router";

export type Kind = "primary" | "plain" | "danger" | "quiet";

/** A style for each importance (app.css): `primary` is the next action of a screen. */
export const buttonClass = (kind: Kind = "plain", more?: string) =>
  `button button-${kind}${more ? ` ${more}` : ""}`;

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: Kind;
  /** While pending, the button shows this label and ignores presses. */
  pending?: string | false | undefined;
};

export function Button({
  kind,
  pending,
  children,
  className,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
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

export function LinkButton({
  kind,
  className,
  ...props
}: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link {...props} className={buttonClass(kind, className)} />;
}
