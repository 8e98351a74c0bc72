import { useEffect, useId, useRef } from "react";
import { Form, href, Link, useNavigate } from "react-router";
import type { ShopMember } from "#app/features/repair/job.ts";
import type { JobState } from "#app/features/repair/states/state.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type JobSearch, jobsAddress } from "./job-search.ts";
import { promisedFilters } from "./promised.ts";

type Props = {
  search: JobSearch;
  members: readonly ShopMember[];
  states: readonly JobState[];
  /** Whether the viewer may see what is owed. */
  money: boolean;
};

/**
 * Whose jobs are shown, by when they are promised, and whether anything is owed of them, behind a
 * button that says how many of these are chosen. It stays open while one chooses.
 */
export function FilterMenu({ search, members, states, money }: Props) {
  const { t, language } = useWords();
  const id = useId();
  const { view, text, status, state, technician, promised, owed, canceled } = search;
  // A shop with one member has no filter by technician, unless the address has one.
  const isTeam = members.length > 1 || technician !== undefined;
  const chosen = [state, technician, promised, owed, canceled].filter(Boolean).length;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass("plain", `max-sm:px-3 ${chosen > 0 ? "border-2 border-ink" : ""}`)}
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-5 fill-none stroke-current stroke-2"
          strokeLinecap="round"
        >
          <path d="M4 6h16M7 12h10M10 18h4" />
        </svg>
        <span className="max-sm:sr-only">{t("repair:views.filter")}</span>
        {chosen > 0 && <span className="figures">{chosen}</span>}
      </button>
      <div
        id={id}
        popover="auto"
        className="menu-below w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line-strong bg-card p-4 text-ink shadow-xl"
      >
        <div className="grid gap-4">
          <Form action={href("/repair-cms")} className="grid gap-4">
            <Kept params={jobsAddress.params({ view, text, owed, canceled, status })} />
            {isTeam && <Technicians search={search} members={members} />}
            {!view && (states.length > 0 || state) && (
              <Choice
                name="state"
                label={t("repair:job.state")}
                value={state}
                search={search}
                options={[
                  ["", t("repair:views.anyState")],
                  ...states.map(({ id, names }) => [id, names[language]] as const),
                  ...(state && !states.some(({ id }) => id === state)
                    ? [[state, t("repair:former")] as const]
                    : []),
                ]}
              />
            )}
            {!view && (
              <Choice
                name="promised"
                label={t("repair:views.promised")}
                value={promised}
                search={search}
                options={[
                  ["", t("repair:views.anyTime")],
                  ...promisedFilters.map((one) => [one, t(`repair:views.${one}`)] as const),
                ]}
              />
            )}
            <noscript>
              <Button type="submit">{t("repair:views.show")}</Button>
            </noscript>
          </Form>
          {money && !view && (
            <Toggle to={jobsAddress.href({ ...search, owed: owed ? undefined : "yes" })} on={owed}>
              {t("repair:jobs.filter.owed")}
            </Toggle>
          )}
          {view && (
            <Toggle
              to={jobsAddress.href({ ...search, canceled: canceled ? undefined : "yes" })}
              on={canceled}
            >
              {t("board:canceled")}
            </Toggle>
          )}
          {chosen > 0 && (
            <Link
              to={jobsAddress.href({ ...(view && { view }), text, status })}
              className="inline-flex min-h-11 w-fit items-center underline"
            >
              {t("repair:views.clear")}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

function Technicians({ search, members }: Pick<Props, "search" | "members">) {
  const { t } = useWords();
  const { technician } = search;
  const others = members.filter(({ id }) => id !== technician);
  const chosen = members.find(({ id }) => id === technician);
  const elsewhere = technician && !chosen && technician !== "me" && technician !== "none";
  return (
    <Choice
      name="technician"
      label={t("repair:views.technician")}
      value={technician}
      search={search}
      options={[
        ["", t("repair:views.anybody")],
        ["me", t("repair:views.mine")],
        ["none", t("repair:views.nobody")],
        ...[...(chosen ? [chosen] : []), ...others].map(({ id, name }) => [id, name] as const),
        ...(elsewhere ? [[technician, t("repair:former")] as const] : []),
      ]}
    />
  );
}

type ToggleProps = { to: string; on: "yes" | undefined; children: string };

/** A filter that is on or off. */
const Toggle = ({ to, on, children }: ToggleProps) => (
  <Link
    to={to}
    aria-current={on && "true"}
    className="label inline-flex min-h-11 items-center justify-center rounded-md border border-line-strong px-3 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
  >
    {children}
  </Link>
);

type ChoiceProps = {
  name: "state" | "technician" | "promised";
  label: string;
  value: string | undefined;
  search: JobSearch;
  options: readonly (readonly [value: string, label: string])[];
};

/** A filter that is part of the address, which may change without it: a link, the back button. */
function Choice({ name, label, value = "", search, options }: ChoiceProps) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      autoComplete="off"
      defaultValue={value}
      onChange={({ currentTarget }) =>
        navigate(jobsAddress.href({ ...search, [name]: currentTarget.value || undefined }))
      }
      className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Hidden fields with the parameters of a list that stay. */
export const Kept = ({ params }: { params: URLSearchParams }) =>
  [...params].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
