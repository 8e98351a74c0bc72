import type { ReactNode } from "react";
import type { Choice } from "#app/features/approval/decision.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import type { Cents } from "#app/values/money.ts";
import { moneyIn } from "./amounts.ts";
import { DepositLine } from "./deposit-line.tsx";
import { Notices, ShopHead } from "./page-parts.tsx";
import { QuoteCard } from "./quote-card.tsx";

export type Decided = {
  path: string;
  /** Where the proof is; null on a device that shows this page alone. */
  certificate: string | null;
  revision: Revision;
  decision: { name: string; at: number; zone: string; total: Cents; quotes: Choice[] };
  shop: { name: string; phone: string | null; logo: string | null };
};

type Props = {
  decided: Decided;
  /** What was asked and replied, or another last section. */
  children?: ReactNode;
};

/** The page of a link whose quotes are answered. */
export function DecidedPage({ decided, children }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { path, certificate, revision, decision, shop } = decided;
  const moment = formatMoment(decision.at, language, decision.zone);
  return (
    <>
      <title>{t("approval:title", { shop: shop.name })}</title>
      <ShopHead shop={shop} path={path} />
      <main>
        <h1 className="done">{t("approval:thanks")}</h1>
        <p>{t("approval:thanksText", { name: decision.name, moment })}</p>
        <p className="total">
          {`${t("approval:approvedTotal")}: ${moneyIn(words, revision)(decision.total)}`}
        </p>
        <DepositLine revision={revision} total={decision.total} />
        {certificate && (
          <p>
            <a className="tap" href={certificate}>
              {t("approval:toCertificate")}
            </a>
          </p>
        )}
        <Notices revision={revision} />
        {revision.quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} terms={revision}>
            <ChoiceOf quoteId={quote.id} choices={decision.quotes} />
          </QuoteCard>
        ))}
        {children}
      </main>
    </>
  );
}

/** What was decided about a quote. */
export function ChoiceOf({ quoteId, choices }: { quoteId: string; choices: readonly Choice[] }) {
  const { t } = useWords();
  const choice = choices.find(({ id }) => id === quoteId);
  if (!choice) return null;
  const word = choice.approved ? "approved" : "declined";
  return (
    <>
      <p className={word}>{t(`approval:${word}`)}</p>
      {choice.reason && <p>{t("approval:certificate.reason", { reason: choice.reason })}</p>}
    </>
  );
}
