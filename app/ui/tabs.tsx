import { NavLink } from "react-router";

/** Pages that belong together, side by side: links, so that each has its address. */
export function Tabs({ name, items }: { name: string; items: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={name} className="mb-6 flex flex-wrap gap-1 border-b border-line">
      {items.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="label -mb-px inline-flex min-h-11 items-center border-b-4 border-transparent px-3 text-lg text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
