import type { ReactNode } from "react";
import type { Choice } from "#app/features/approval/decision.ts";
import { depositOf } from "#app/features/approval/deposit.ts";
import { FindingsOf } from "#app/features/approval/inspection/finding-card.tsx";
import {
  type Asks,
  InspectionSummary,
  OtherFindings,
} from "#app/features/approval/inspection/inspection-sections.tsx";
import { otherPhotos } from "#app/features/approval/inspection/inspection-texts.ts";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { CallShop, Notices, ShopPage } from "#app/features/approval/page/page-parts.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { noticesIn } from "#app/features/approval/page/texts.ts";
import { WaysToPay } from "#app/features/approval/page/ways-to-pay.tsx";
import { PhotosSection } from "#app/features/approval/photos/photos-section.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import type { Cents } from "#app/values/money.ts";
import { ChoiceOf } from "./choice-of.tsx";

export type Decided = {
  path: string;
  /** Address of the proof; null on a device that shows this page only. */
  certificate: string | null;
  revision: Revision;
  photos: SentPhoto[];
  asks: Asks;
  decision: { name: string; at: number; zone: string; total: Cents; quotes: Choice[] };
  /** Payment instructions of the shop. */
  waysToPay: string | null;
  shop: { name: string; phone: string | null; logo: string | null };
};

type Props = {
  decided: Decided;
  /** Paying the deposit by card. */
  pay?: ReactNode;
  /** Whether its deposit is paid: then no payment instructions are shown. */
  isPaid?: boolean | undefined;
  /** The thread, or another last section. */
  children?: ReactNode;
};

/** The page of a link whose quotes are answered. */
export function DecidedPage({ decided, pay, isPaid = false, children }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { path, certificate, revision, photos, decision, shop } = decided;
  const moment = formatMoment(decision.at, language, decision.zone);
  return (
    <ShopPage title={t("approval:title", { shop: shop.name })} shop={shop} path={path}>
      <section className="done">
        <h1>{t("approval:thanks")}</h1>
        <NextSteps revision={revision} total={decision.total} />
        {pay}
        {revision.deposit && decision.total > 0 && !isPaid && (
          <WaysToPay text={decided.waysToPay} />
        )}
        <p className="note">{t("approval:thanksText", { name: decision.name, moment })}</p>
        <CallShop phone={shop.phone} />
      </section>
      <Notices notices={noticesIn(words, revision)} />
      <InspectionSummary inspection={revision.inspection} />
      {revision.quotes.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          terms={revision}
          isFolded
          found={<FindingsOf quoteId={quote.id} revision={revision} photos={photos} />}
        >
          <ChoiceOf quoteId={quote.id} choices={decision.quotes} />
        </QuoteCard>
      ))}
      <OtherFindings revision={revision} photos={photos} asks={decided.asks} />
      <PhotosSection photos={otherPhotos(revision, photos)} />
      {certificate && (
        <p>
          <a className="second" href={certificate}>
            {t("approval:toCertificate")}
          </a>
        </p>
      )}
      {children}
    </ShopPage>
  );
}

/** The approved amount, when the work is ready, and what is paid when. */
function NextSteps({ revision, total }: { revision: Revision; total: Cents }) {
  const words = useWords();
  const { t, language } = words;
  const { promisedAt, zone = "UTC", deposit: asked, decimals } = revision;
  const money = moneyIn(words, revision);
  const deposit = asked && depositOf(total, asked.percent, decimals).cents;
  return (
    <>
      <p>{t(total > 0 ? "approval:next.call" : "approval:next.nothing")}</p>
      <dl className="facts">
        <div className="total">
          <dt>{t("approval:approvedTotal")}</dt>
          <dd>{money(total)}</dd>
        </div>
        {total > 0 && promisedAt !== undefined && (
          <div>
            <dt>{t("approval:next.ready")}</dt>
            <dd>{formatMoment(promisedAt, language, zone)}</dd>
          </div>
        )}
        {total > 0 && deposit !== undefined && (
          <>
            <div>
              <dt>{t("approval:next.deposit")}</dt>
              <dd>{t("approval:next.depositWhere", { deposit: money(deposit) })}</dd>
            </div>
            <div>
              <dt>{t("approval:next.rest")}</dt>
              <dd>{money(total - deposit)}</dd>
            </div>
          </>
        )}
      </dl>
    </>
  );
}
