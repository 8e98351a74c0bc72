import { type PaymentWay, recordedWays } from "#app/features/money/money.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PaymentStart } from "./payment-start.ts";

type Props = { start: PaymentStart; isRefund: boolean };

/** Payment ways as radio buttons. CSS shows the name field of another way. */
export function PaymentWays({ start, isRefund }: Props) {
  const { t } = useWords();
  const { values } = useForm();
  const toCard = start.returned?.way === "cardLink";
  const ways: readonly PaymentWay[] = toCard ? ["cardLink", ...recordedWays] : recordedWays;
  const chosen = ways.find((one) => one === values.way) ?? start.way;
  return (
    <div className="group/way grid gap-5">
      <fieldset className="min-w-0">
        <legend className="label mb-1 text-base text-ink-soft">
          {t(isRefund ? "invoices:payment.refundWay" : "invoices:payment.way")}
        </legend>
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <label
              key={way}
              className="flex min-h-12 grow basis-32 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3 py-2 text-lg hover:bg-steel has-checked:border-2 has-checked:border-ink has-checked:bg-steel has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name="way"
                value={way}
                defaultChecked={way === chosen}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="whitespace-nowrap">
                {way === "cardLink" ? t("invoices:payment.backToCard") : t(`invoices:ways.${way}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {toCard && (
        <p className="hidden text-ink-soft group-has-[[value=cardLink]:checked]/way:block">
          {t("invoices:payment.backToCardHint")}
        </p>
      )}
      <div className="hidden group-has-[[value=other]:checked]/way:block">
        <TextField
          name="wayName"
          label={t("invoices:payment.wayName")}
          hint={t("invoices:payment.wayNameHint")}
          maxLength={40}
          autoComplete="off"
          defaultValue={start.wayName ?? ""}
        />
      </div>
    </div>
  );
}
