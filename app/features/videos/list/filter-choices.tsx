import { href, Link } from "react-router";

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, label: string])[];
};

/** A filter on a phone. Hidden on a desktop, where it still submits its value with the search. */
export function Choice({ name, label, value = "", options }: ChoiceProps) {
  return (
    <select
      key={value}
      name={name}
      defaultValue={value}
      aria-label={label}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-2 text-base text-ink"
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type Item = { label: string; query: string; current: boolean };

/** A filter on a desktop: one link per option. */
export function Choices({ name, items }: { name: string; items: Item[] }) {
  return (
    <nav aria-label={name} className="flex flex-wrap items-center gap-2 max-sm:hidden">
      <span aria-hidden className="label w-24 text-base text-ink-soft">
        {name}
      </span>
      {items.map(({ label, query, current }) => (
        <Link
          key={query}
          to={href("/videos") + query}
          aria-current={current ? "true" : undefined}
          className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
