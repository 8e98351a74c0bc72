import { href } from "react-router";
import { fullName } from "#app/features/customers/customer.ts";
import type { ListedCustomer } from "#app/features/customers/list/customers.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  vehicleId: string;
  /** Version of the vehicle as shown. */
  version: number;
  /** Search text, and the customers that may become the owner. */
  text: string;
  customers: readonly ListedCustomer[];
  answer: FormAnswer | undefined;
};

/** Form that chooses a vehicle's next owner among the customers found. */
export function ChooseOwner({ vehicleId, version, text, customers, answer }: Props) {
  const { t } = useWords();
  return (
    <Modal
      title={t("customers:handOver.title")}
      closeTo={href("/repair-cms/vehicles/:vehicleId", { vehicleId })}
    >
      <div className="grid gap-5">
        <p>{t("customers:handOver.lead")}</p>
        <SearchBox
          action={href("/repair-cms/vehicles/:vehicleId/owner", { vehicleId })}
          label={t("customers:handOver.search")}
          text={text}
          className=""
        />
        <WorkForm answer={answer} preventScrollReset className="grid">
          <input type="hidden" name="version" value={version} />
          {customers.map((customer) => (
            <div
              key={customer.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <div className="min-w-0 flex-1 basis-48 break-words">
                <p className="font-semibold">{fullName(customer)}</p>
                <p className="text-ink-soft">
                  {[customer.company, customer.phone, customer.email].filter(Boolean).join(" · ")}
                </p>
              </div>
              <SubmitButton
                kind="plain"
                name="customerId"
                value={customer.id}
                aria-label={t("customers:handOver.giveTo", { name: fullName(customer) })}
                pending={t("customers:handOver.giving")}
              >
                {t("customers:handOver.give")}
              </SubmitButton>
            </div>
          ))}
          {customers.length === 0 && <p>{t("customers:handOver.none")}</p>}
        </WorkForm>
        <p>
          <LinkButton to={href("/repair-cms/customers/new")}>
            {t("customers:handOver.create")}
          </LinkButton>
        </p>
      </div>
    </Modal>
  );
}
