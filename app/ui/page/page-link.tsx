import type { ComponentProps } from "react";
import { Link } from "react-router";
import { usePrefetch } from "#app/ui/connection/connection.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & {
  /** A whole address. */
  to: string;
};

/** A link to a page, whose code and data are fetched as soon as a pointer rests on it. */
export function PageLink(props: Props) {
  const prefetch = usePrefetch("intent");
  return <Link prefetch={prefetch} {...props} />;
}

/**
 * The link of a row or a card: its whole area opens the page. Links, buttons and forms in it are
 * layered above it.
 */
export const RowLink = ({ className = "", ...rest }: Props) => (
  <PageLink {...rest} className={`row-link ${className}`} />
);
