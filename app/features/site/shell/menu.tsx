import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Opens and closes a `Menu`: a native popover, so it works before scripts have loaded. */
export const MenuButton = ({
  opens,
  isHere = false,
  className,
  children,
}: {
  opens: string;
  /** Whether the current page is one of its places. */
  isHere?: boolean;
  className: string;
  children: ReactNode;
}) => (
  <button
    type="button"
    popoverTarget={opens}
    aria-current={isHere ? "true" : undefined}
    className={className}
  >
    {children}
  </button>
);

/** Links over the page. Clicks outside and Escape close it natively; choosing a link must, too. */
export function Menu({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a navigation begins or has ended
  useEffect(() => menu.current?.hidePopover(), [key, state]);
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={`bench max-h-[75dvh] overflow-y-auto rounded-lg border border-bench-line p-2 shadow-xl ${className}`}
    >
      {children}
    </div>
  );
}
