import { href, Link } from "react-router";
import type { Alike } from "#app/features/customers/alike.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Line = { text: string; others: { to: string; name: string }[] };

/** After a job was saved: who and what on file is like the customer and the vehicle of it. */
export function AlikeNotice({ alike: { customers, vehicles, owner } }: { alike: Alike }) {
  const { t } = useWords();
  const people = (others: Alike["customers"]) =>
    others.map(({ id, name }) => ({
      to: href("/repair-cms/customers/:customerId", { customerId: id }),
      name,
    }));
  const cars = vehicles.map(({ id, name }) => ({
    to: href("/repair-cms/vehicles/:vehicleId", { vehicleId: id }),
    name,
  }));
  const lines: Line[] = [
    { text: t("repair:job.alike.customers"), others: people(customers) },
    { text: t("repair:job.alike.vehicles"), others: cars },
    { text: t("repair:job.alike.owner"), others: people(owner ? [owner] : []) },
  ];
  return (
    <Notice kind="info" className="mt-4">
      {lines
        .filter(({ others }) => others.length > 0)
        .map(({ text, others }) => (
          <p key={text}>
            {text}{" "}
            {others.map(({ to, name }) => (
              <Link key={to} to={to} className="mr-3 inline-flex min-h-11 items-center underline">
                {name}
              </Link>
            ))}
          </p>
        ))}
    </Notice>
  );
}
