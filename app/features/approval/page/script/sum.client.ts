import { depositOf } from "#app/features/approval/deposit.ts";
import { defaultLanguage, isLanguage } from "#app/values/language.ts";
import { type Cents, type Currency, type Decimals, formatMoney } from "#app/values/money.ts";

/** Shows the sum of what is approved, and its deposit, while one chooses. */
export function showSum(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-currency]");
  const bar = form?.querySelector<HTMLElement>("[data-sum]");
  const output = bar?.querySelector("output");
  if (!form || !bar || !output) return;
  const short = bar.querySelector<HTMLElement>("[data-sum-deposit]");
  const whole = form.querySelector<HTMLElement>("[data-deposit]");
  const percent = Number(whole?.dataset.deposit ?? 0);
  const decimals: Decimals = form.dataset.decimals === "0" ? 0 : 2;
  const money = moneyOf(form, decimals);

  const show = () => {
    const total = approvedIn(form);
    const deposit = depositOf(total, percent, decimals).cents;
    const amounts = { total, deposit, balance: total - deposit };
    output.textContent = money(total);
    if (whole) write(whole, whole.dataset.text, amounts, money);
    if (short) write(short, short.dataset.sumDeposit, amounts, money);
  };
  bar.hidden = false;
  form.addEventListener("change", ({ target }) => {
    declineOthers(form, target);
    show();
  });
  show();
  leadToSignature(bar);
}

/** Approving an option of a choice declines the others. */
function declineOthers(form: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.value !== "approve") return;
  const { choice } = target.dataset;
  if (!choice) return;
  for (const other of form.querySelectorAll<HTMLInputElement>("[value=decline]"))
    if (other.dataset.choice === choice && other.name !== target.name) other.checked = true;
}

const approvedIn = (form: HTMLFormElement): Cents =>
  [...form.querySelectorAll<HTMLInputElement>("[value=approve]:checked")].reduce(
    (total, { dataset }) => total + Number(dataset.cents),
    0,
  );

function moneyOf(form: HTMLFormElement, decimals: Decimals): (cents: Cents) => string {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const currency = form.dataset.currency as Currency;
  return (cents) => formatMoney(cents, currency, language, decimals);
}

type Amounts = { total: Cents; deposit: Cents; balance: Cents };

/** Fills the server's sentence with the chosen amounts; empty for no amount. */
function write(
  element: HTMLElement,
  sentence = "",
  amounts: Amounts,
  money: (cents: Cents) => string,
): void {
  element.hidden = amounts.total === 0;
  element.textContent = sentence.replace(/\{(total|deposit|balance)\}/g, (_, name) =>
    money(amounts[name as keyof Amounts]),
  );
}

/** The way to the signature is there until the signature itself is well on the screen, not below the bar. */
function leadToSignature(bar: HTMLElement): void {
  const link = bar.querySelector("a");
  const goal = document.getElementById("sign");
  if (!link || !goal) return;
  const seen = (entries: IntersectionObserverEntry[]) => {
    link.hidden = entries.some(({ isIntersecting }) => isIntersecting);
  };
  new IntersectionObserver(seen, { rootMargin: "0px 0px -33% 0px" }).observe(goal);
}
