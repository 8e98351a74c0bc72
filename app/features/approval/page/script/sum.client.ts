import { depositOf } from "#app/features/approval/deposit.ts";
import { defaultLanguage, isLanguage } from "#app/values/language.ts";
import { type Cents, type Currency, type Decimals, formatMoney } from "#app/values/money.ts";

/** Shows the sum of what is approved, and its deposit, while one chooses. */
export function showSum(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-currency]");
  const line = form?.querySelector<HTMLElement>("[data-sum]");
  const sum = line?.querySelector("output");
  if (!form || !line || !sum) return;
  const deposit = form.querySelector<HTMLElement>("[data-deposit]");
  const money = moneyOf(form);
  const show = () => {
    const total = approvedIn(form);
    sum.textContent = money(total);
    if (deposit) showDeposit(deposit, { total, decimals: decimalsOf(form), money });
  };
  line.hidden = false;
  form.addEventListener("change", show);
  show();
}

const approvedIn = (form: HTMLFormElement): Cents =>
  [...form.querySelectorAll<HTMLInputElement>("[value=approve]:checked")].reduce(
    (total, { dataset }) => total + Number(dataset.cents),
    0,
  );

const decimalsOf = ({ dataset }: HTMLFormElement): Decimals => (dataset.decimals === "0" ? 0 : 2);

function moneyOf(form: HTMLFormElement): (cents: Cents) => string {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const currency = form.dataset.currency as Currency;
  return (cents) => formatMoney(cents, currency, language, decimalsOf(form));
}

type Sum = { total: Cents; decimals: Decimals; money: (cents: Cents) => string };

/** Writes the server's sentence again with the amounts of what is chosen; none for nothing. */
function showDeposit(line: HTMLElement, { total, decimals, money }: Sum): void {
  line.hidden = total === 0;
  const { cents } = depositOf(total, Number(line.dataset.deposit), decimals);
  const amounts: Record<string, Cents> = { total, deposit: cents, balance: total - cents };
  line.textContent = (line.dataset.text ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    money(amounts[name] ?? 0),
  );
}
