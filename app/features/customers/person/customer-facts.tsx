import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { dialled } from "#app/features/customers/customer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Day, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Customer, OwnedVehicle } from "./customer.server.ts";

const link = "inline-flex min-h-11 items-center underline";

/** Facts of a customer. Unknown ones are omitted. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useWords();
  const { phone, email, company, address, taxId, exemptNumber, note } = customer;
  return (
    <Section title={t("customers:person.contact")}>
      <dl className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-2">
        {company && <Fact name={t("customers:form.company")}>{company}</Fact>}
        {phone && (
          <Fact name={t("customers:person.phone")}>
            <a href={`tel:${dialled(phone)}`} className={`figures ${link}`}>
              {phone}
            </a>
          </Fact>
        )}
        <Fact name={t("customers:person.email")}>
          {email ? (
            <a href={`mailto:${encodeURIComponent(email)}`} className={`break-all ${link}`}>
              {email}
            </a>
          ) : (
            t("customers:person.noEmail")
          )}
        </Fact>
        <Fact name={t("customers:person.language")}>
          {t(`customers:languages.${customer.language}`)}
        </Fact>
        {address && (
          <Fact name={t("customers:person.address")}>
            <span className="whitespace-pre-line">{address}</span>
          </Fact>
        )}
        {taxId && <Fact name={t("customers:person.taxId")}>{taxId}</Fact>}
        {exemptNumber && <Fact name={t("customers:person.exemptNumber")}>{exemptNumber}</Fact>}
        <Fact name={t("customers:person.since")}>
          <Day at={customer.createdAt.getTime()} />
        </Fact>
        {note && (
          <Fact name={t("customers:person.note")} wide>
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
      </dl>
    </Section>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 break-words ${wide ? "sm:col-span-2" : ""}`}>
      <dt className="label text-base text-ink-soft">{name}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

type OwnedProps = { vehicles: readonly OwnedVehicle[]; customerId: string };

/** Present and former vehicles of a customer. */
export function OwnedVehicles({ vehicles, customerId }: OwnedProps) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const day = (at: Date) => formatDay(at.getTime(), language, zone);
  return (
    <Section title={t("customers:person.vehicles")}>
      {vehicles.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">{t("customers:person.noVehicles")}</p>
      )}
      {vehicles.map(({ id, plate, since, until, ...car }) => (
        <p
          key={`${id} ${since.getTime()}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2"
        >
          <Link
            to={href("/repair-cms/vehicles/:vehicleId", { vehicleId: id })}
            className={`car font-semibold ${link}`}
          >
            {vehicleName(car, language)}
          </Link>
          {plate && <Plate>{plate}</Plate>}
          {until && (
            <span className="text-ink-soft" suppressHydrationWarning>
              {t("customers:person.former", { day: day(until) })}
            </span>
          )}
        </p>
      ))}
      <p className="px-5 py-3">
        <LinkButton
          to={href("/repair-cms/customers/:customerId/vehicles/new", { customerId })}
          preventScrollReset
        >
          {t("customers:vehicleForm.add")}
        </LinkButton>
      </p>
    </Section>
  );
}
