import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { settingsSections } from "./sections.ts";

/**
 * The frame of the settings' sections: their list, at the side of the page or above it, and one
 * width. Without `mayManage` there are no others to choose.
 */
export function SettingsFrame({
  mayManage,
  children,
}: {
  mayManage: boolean;
  children: ReactNode;
}) {
  if (!mayManage) return children;
  return (
    <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      <Sections />
      <div className="min-w-0 max-w-3xl">{children}</div>
    </div>
  );
}

function Sections() {
  const { t } = useWords();
  return (
    <nav aria-label={t("shop:sections.label")} className="mb-5 lg:mb-0 print:hidden">
      <p aria-hidden className="label mb-2 hidden text-base text-ink-soft lg:block lg:px-3">
        {t("shop:sections.label")}
      </p>
      <ul className="grid grid-cols-2 gap-1 min-[22.5rem]:grid-cols-3 sm:grid-cols-4 lg:sticky lg:top-4 lg:grid-cols-1">
        {settingsSections.map(({ to, label }) => (
          <li key={to} className="grid">
            <NavLink
              to={to}
              className="label flex min-h-11 items-center justify-center rounded-md border border-line bg-card px-1 text-center text-base leading-tight text-ink-soft hover:bg-steel hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper lg:justify-start lg:border-transparent lg:bg-transparent lg:px-3 lg:text-left lg:text-lg"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
