import { type MouseEvent, type ReactNode, use } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";

type Props = { to: string; className?: string; draggable?: boolean; children: ReactNode };

/**
 * The link of a row or a card: all of it opens the page. Links, buttons and forms in it stand above
 * it. React Router's own link is rendered again with each step, which a list has twenty of or two
 * hundred; this one knows its address and reads nothing that changes.
 */
export function RowLink({ to, className = "", draggable, children }: Props) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !router) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate(to, { replace: createPath(router.state.location) === to });
  };
  return (
    <a
      href={to}
      data-discover="true"
      className={`row-link ${className}`}
      onClick={open}
      draggable={draggable}
    >
      {children}
    </a>
  );
}
