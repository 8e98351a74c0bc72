import type { Alike } from "#app/features/customers/alike.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** After a job was saved: who and what on file is like the customer and the vehicle of it. */
export function AlikeNotice({ alike: { customers, vehicles, owner } }: { alike: Alike }) {
  const { t } = useWords();
  const names = (others: Alike["customers"]) => others.map(({ name }) => name).join(", ");
  return (
    <Notice kind="info" className="mt-4">
      {customers.length > 0 && (
        <p>{t("repair:job.alike.customers", { names: names(customers) })}</p>
      )}
      {vehicles.length > 0 && <p>{t("repair:job.alike.vehicles", { names: names(vehicles) })}</p>}
      {owner && <p>{t("repair:job.alike.owner", { name: owner.name })}</p>}
    </Notice>
  );
}
