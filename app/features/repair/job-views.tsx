import { useEffect, useRef } from "react";
import { Form, href, Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShopMember } from "./job.ts";
import { type JobSearch, searchHref } from "./job-search.ts";
import { promisedFilters } from "./promised.ts";

const pill =
  "label inline-flex min-h-11 items-center border border-line-strong bg-card px-3 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** The two views of the jobs, and whose and which promised ones are shown. */
export function JobViews({
  search,
  members,
}: {
  search: JobSearch;
  members: readonly ShopMember[];
}) {
  const { t } = useWords();
  const { before: _, after: __, show: ___, ...kept } = search;
  const { view, text, technician } = search;
  const mine = technician === "me";
  // What only the list knows stays behind.
  const onBoard: JobSearch = { view: "board", text, technician };
  const others = members.filter(({ id }) => id !== technician);
  const chosen = members.find(({ id }) => id === technician);
  // Who works alone has nobody to choose, unless the address did.
  const isTeam = members.length > 1 || technician !== undefined;
  const elsewhere = technician && !chosen && technician !== "me" && technician !== "none";
  return (
    <div className="flex min-w-0 items-center gap-2 print:hidden max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap">
      <nav aria-label={t("repair:views.label")} className="flex">
        <Link
          to={searchHref({ text, technician })}
          aria-current={view ? undefined : "true"}
          className={`${pill} rounded-l-full`}
        >
          {t("repair:views.list")}
        </Link>
        <Link
          to={searchHref(onBoard)}
          aria-current={view ? "true" : undefined}
          className={`${pill} rounded-r-full border-l-0`}
        >
          {t("repair:views.board")}
        </Link>
      </nav>
      {isTeam && (
        <Link
          to={searchHref({ ...kept, technician: mine ? undefined : "me" })}
          aria-current={mine ? "true" : undefined}
          className={`${pill} rounded-full`}
        >
          {t("repair:views.toMine")}
        </Link>
      )}
      <Form action={href("/repair-cms")} className="flex gap-2 sm:min-w-72 sm:flex-1">
        {view && <input type="hidden" name="view" value={view} />}
        {search.text && <input type="hidden" name="q" value={search.text} />}
        {search.owed && <input type="hidden" name="owed" value="yes" />}
        {search.status && <input type="hidden" name="status" value={search.status} />}
        {isTeam && (
          <Choice
            name="technician"
            label={t("repair:views.technician")}
            value={technician}
            search={search}
            options={[
              ["", t("repair:views.anybody")],
              ["me", t("repair:views.mine")],
              ["none", t("repair:views.nobody")],
              ...[...(chosen ? [chosen] : []), ...others].map(
                ({ id, name }) => [id, name] as const,
              ),
              ...(elsewhere ? [[technician, t("repair:former")] as const] : []),
            ]}
          />
        )}
        {!view && (
          <Choice
            name="promised"
            label={t("repair:views.promised")}
            value={search.promised}
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
    </div>
  );
}

type ChoiceProps = {
  name: "technician" | "promised";
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
  const { before: _, after: __, show: ___, ...kept } = search;
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      autoComplete="off"
      defaultValue={value}
      onChange={({ currentTarget }) =>
        navigate(searchHref({ ...kept, [name]: currentTarget.value || undefined }))
      }
      className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-card px-2 text-base text-ink max-sm:w-40 sm:max-w-56 sm:px-3 sm:text-lg"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
