import { href } from "react-router";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { customerName, plateAndName } from "./names.ts";

type Props = { text: string | undefined; found: readonly Suggestion[] | undefined };

/**
 * Search in place of suggestions without JavaScript, and its results: each a link to the form
 * filled in.
 */
export function FindKnown({ text = "", found }: Props) {
  const { t, language } = useWords();
  const action = href("/repair-cms/new");
  return (
    <>
      <noscript>
        <form action={action} className="mb-4">
          <label className="label mb-1 block text-base text-ink-soft" htmlFor="find">
            {t("repair:jobs.known.find")}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="find"
              name="find"
              type="search"
              defaultValue={text}
              maxLength={200}
              className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg"
            />
            <Button type="submit">{t("ui:search")}</Button>
          </div>
        </form>
      </noscript>
      {found && (
        <ul className="mb-4 grid gap-1">
          {found.map(({ customer, vehicle }) => (
            <li key={`${customer?.id} ${vehicle?.id}`}>
              <a
                className="inline-flex min-h-11 items-center underline"
                href={`${action}?${addressOf({ customer, vehicle })}`}
              >
                {[customer && customerName(customer), vehicle && plateAndName(vehicle, language)]
                  .filter(Boolean)
                  .join(" · ")}
              </a>
            </li>
          ))}
          {found.length === 0 && <li>{t("repair:jobs.known.none")}</li>}
        </ul>
      )}
    </>
  );
}

const addressOf = ({ customer, vehicle }: Suggestion) =>
  new URLSearchParams({
    ...(customer && { customer: customer.id }),
    ...(vehicle && { vehicle: vehicle.id }),
  });
