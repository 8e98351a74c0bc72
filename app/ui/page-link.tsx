import { type ComponentPropsWithoutRef, type MouseEvent, use } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";

type Props = Omit<ComponentPropsWithoutRef<"a">, "href" | "onClick"> & {
  /** A whole address. */
  to: string;
};

/**
 * A link to a page, for places that have many. React Router's own is rendered again with each step,
 * and some of them as soon as one begins; this one knows its address and reads nothing that changes.
 */
export function PageLink({ to, ...rest }: Props) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !router) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate(to, { replace: createPath(router.state.location) === to });
  };
  return <a {...rest} href={to} data-discover="true" onClick={open} />;
}

/**
 * The link of a row or a card: all of it opens the page. Links, buttons and forms in it stand above
 * it.
 */
export const RowLink = ({ className = "", ...rest }: Props) => (
  <PageLink {...rest} className={`row-link ${className}`} />
);
