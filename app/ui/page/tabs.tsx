import { Link, NavLink } from "react-router";
import { useChosen } from "./panels.tsx";

type Tab = {
  to: string;
  label: string;
  /**
   * The panel of this page with the same content (`Panels`): then the tab shows it instead of
   * navigating.
   */
  panel?: string | undefined;
  /**
   * Whether this tab is current, where the addresses do not tell: tabs of one page, or a page
   * behind this one.
   */
  here?: boolean;
};

const look =
  "label -mb-px inline-flex min-h-11 items-center border-b-4 border-transparent px-3 text-lg text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink";

/** Pages that belong together, side by side: links, so that each has its address. */
export function Tabs({ name, items }: { name: string; items: readonly Tab[] }) {
  const panels = items.flatMap(({ panel }) => panel ?? []);
  const chosen = useChosen(panels) ?? panels[0];
  return (
    <nav aria-label={name} className="mb-6 flex flex-wrap gap-1 border-b border-line">
      {items.map(({ to, label, panel, here }) =>
        here !== undefined ? (
          <Link key={to} to={to} aria-current={here ? "true" : undefined} className={look}>
            {label}
          </Link>
        ) : panel ? (
          // The browser's own link: it sets :target, and works before any script.
          <a
            key={to}
            href={`#${panel}`}
            aria-current={panel === chosen ? "page" : undefined}
            className={look}
          >
            {label}
          </a>
        ) : (
          <NavLink key={to} to={to} end className={look}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  );
}
