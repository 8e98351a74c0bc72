import { href, Link } from "react-router";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useWords } from "#app/ui/words.ts";

type CustomerName = { id: string; firstName: string; lastName: string; company: string | null };

type Props = {
  own: readonly CustomerName[];
  /** Search text, and the customers it found. */
  search: { text: string; found: readonly CustomerName[] };
};

/** Customers with price rules of their own, and a search for another one. */
export function OwnRules({ own, search }: Props) {
  const { t } = useWords();
  return (
    <section aria-labelledby="own-rules" className="mt-10 grid gap-4">
      <h2 id="own-rules" className="heading">
        {t("priceRules:customers")}
      </h2>
      {own.length > 0 ? (
        <Names of={own} />
      ) : (
        <p className="text-ink-soft">{t("priceRules:noCustomers")}</p>
      )}
      <SearchBox
        action={href("/repair-cms/price-rules")}
        label={t("priceRules:find")}
        text={search.text}
      />
      {search.text !== "" && (
        <div role="status">
          {search.found.length > 0 ? <Names of={search.found} /> : t("priceRules:notFound")}
        </div>
      )}
    </section>
  );
}

function Names({ of }: { of: readonly CustomerName[] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-card">
      {of.map((one) => (
        <li key={one.id}>
          <Link
            to={href("/repair-cms/customers/:customerId/price-rules", { customerId: one.id })}
            className="flex min-h-11 items-center px-3 py-2 font-semibold wrap-anywhere underline"
          >
            {nameOf(one)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A fleet's company name identifies it better than its contact. */
export const nameOf = ({ company, firstName, lastName }: Omit<CustomerName, "id">): string =>
  company || `${firstName} ${lastName}`.trim();
