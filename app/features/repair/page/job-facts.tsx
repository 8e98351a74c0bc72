import { href, Link } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { carName } from "#app/features/repair/car-name.ts";
import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { HeadJob, Tied } from "./job-head.tsx";
import { Section } from "./job-section.tsx";

type FactsProps = {
  job: HeadJob & Tied;
  currency: Currency | undefined;
  /** Whether customer and vehicle may be opened: their pages need the plan. */
  linked: boolean;
};

/**
 * Whose car, and which car. Numbers are written as in the country of the shop's currency, as on
 * paper.
 */
export function JobFacts({ job, currency, linked }: FactsProps) {
  const { t, language } = useWords();
  const { customerEmail, customerPhone } = job;
  return (
    <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
      <Section title={t("repair:job.customer")}>
        <RecordLink
          to={
            linked &&
            job.customerId &&
            href("/repair-cms/customers/:customerId", { customerId: job.customerId })
          }
        >{`${job.customerFirstName} ${job.customerLastName}`}</RecordLink>
        <p>
          <a
            className="inline-flex min-h-11 items-center underline"
            href={`tel:${dialled(customerPhone)}`}
          >
            {customerPhone}
          </a>
        </p>
        {customerEmail && (
          <p>
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`mailto:${encodeURIComponent(customerEmail)}`}
            >
              {customerEmail}
            </a>
          </p>
        )}
      </Section>
      <Section title={t("repair:job.vehicle")} className="max-sm:border-t max-sm:border-line">
        <RecordLink
          to={
            linked &&
            job.vehicleId &&
            href("/repair-cms/vehicles/:vehicleId", { vehicleId: job.vehicleId })
          }
        >
          {carName(job, language)}
        </RecordLink>
        <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          {job.vin && <Fact name={t("repair:job.vin")}>{job.vin}</Fact>}
          {job.odometer !== null && (
            <Fact name={t("repair:job.odometer")}>
              {`${formatNumber(job.odometer, currency, language)} ${job.odometerUnit ?? ""}`.trim()}
            </Fact>
          )}
        </dl>
      </Section>
    </div>
  );
}

/** The name of a customer or vehicle, which leads to its page where it has one. */
function RecordLink({ to, children }: { to: string | false | null; children: string }) {
  if (!to) return <p className="text-lg font-semibold">{children}</p>;
  return (
    <p>
      <Link
        to={to}
        className="inline-flex min-h-11 max-w-full items-center text-lg font-semibold underline wrap-anywhere"
      >
        {children}
      </Link>
    </p>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="label text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
