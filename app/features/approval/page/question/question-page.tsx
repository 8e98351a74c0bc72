import type { ReactNode } from "react";
import { AloudButton } from "#app/features/approval/inspection/aloud-button.tsx";
import { FindingsOf } from "#app/features/approval/inspection/finding-card.tsx";
import {
  type Asks,
  InspectionSummary,
  OtherFindings,
} from "#app/features/approval/inspection/inspection-sections.tsx";
import { otherPhotos } from "#app/features/approval/inspection/inspection-texts.ts";
import { choiceIn, moneyIn, totalIn } from "#app/features/approval/page/amounts.ts";
import { AnswerFields } from "#app/features/approval/page/answer/answer-fieldset.tsx";
import {
  type AnswerRefusal,
  firstWrongField,
} from "#app/features/approval/page/answer/answer-refusal.ts";
import { Statements } from "#app/features/approval/page/estimate-sections.tsx";
import { CallShop, Notices, ShopPage } from "#app/features/approval/page/page-parts.tsx";
import { PageScript } from "#app/features/approval/page/page-script.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { noticesIn } from "#app/features/approval/page/texts.ts";
import { PhotosSection } from "#app/features/approval/photos/photos-section.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { SignSection } from "./sign-section.tsx";
import { VisitSection } from "./visit-section.tsx";

export type Question = {
  path: string;
  /** Address that the answers are posted to: the page, in the selected language. */
  action: string;
  revision: Revision;
  photos: SentPhoto[];
  asks: Asks;
  /** The revision before this one, if there is one. */
  previous?: Revision | undefined;
  shop: { name: string; phone: string | null; logo: string | null; timeZone: string };
  /** Payment instructions of the shop. */
  waysToPay: string | null;
  expiresAt: number;
  /** Address where a member continues after this preview; null for a customer. */
  preview: string | null;
  /** Comes with the form, so that a form sent twice is one decision. */
  key: string;
  /** Key of the draft in the browser's storage. */
  draft: string;
};

type Props = {
  question: Question;
  /** Refusal of the form, with its input. */
  refusal?: AnswerRefusal | undefined;
  /** The thread with its form, or another last section. */
  children?: ReactNode;
};

/** A quote as the customer reads it, with the form that answers it. */
export function QuestionPage({ question, refusal, children }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { path, action, revision, photos, previous, shop, expiresAt, preview, key, draft } =
    question;
  const { quotes, currency, decimals } = revision;
  const wrong = firstWrongField(words, quotes, refusal);
  const day = formatDay(expiresAt, language, shop.timeZone);
  return (
    <ShopPage
      title={t("approval:title", { shop: shop.name })}
      shop={shop}
      path={path}
      preview={preview}
    >
      {refusal?.error && (
        <p className="problem" role="alert">
          {t(refusal.error)}{" "}
          {wrong && (
            <a className="tap" href={`#${wrong.id}`}>
              {wrong.label}
            </a>
          )}
        </p>
      )}
      <h1>{t("approval:greeting", { name: revision.customer })}</h1>
      <p>{t("approval:intro")}</p>
      <Notices notices={noticesIn(words, revision)} />
      <VisitSection revision={revision} />
      <form
        method="post"
        action={action}
        noValidate
        data-keep=""
        data-draft={draft}
        data-currency={currency}
        data-decimals={decimals}
      >
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="language" value={language} />
        <InspectionSummary inspection={revision.inspection} />
        {quotes.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            terms={revision}
            isFolded
            found={<FindingsOf quoteId={quote.id} revision={revision} photos={photos} />}
          >
            <ChoiceNote quote={quote} quotes={quotes} />
            <AloudButton />
            <Change quote={quote} previous={previous} />
            <AnswerFields quote={quote} refusal={refusal} wrong={wrong} />
          </QuoteCard>
        ))}
        {quotes.length > 1 && (
          <p className="all">
            <span>{t("approval:all")}</span> <strong>{totalIn(words, revision)}</strong>
          </p>
        )}
        <OtherFindings
          revision={revision}
          photos={photos}
          asks={question.asks}
          aloud={<AloudButton />}
        />
        <PhotosSection photos={otherPhotos(revision, photos)} />
        <SumBar hasDeposit={revision.deposit !== undefined} maySend={preview === null} />
        <Statements revision={revision} />
        <SignSection
          revision={revision}
          waysToPay={question.waysToPay}
          refusal={refusal}
          wrong={wrong}
          maySend={preview === null}
        />
      </form>
      {children}
      <footer>
        <CallShop phone={shop.phone} />
        <p className="note">{t("approval:until", { day })}</p>
      </footer>
      <PageScript />
    </ShopPage>
  );
}

type Change = { quote: RevisionQuote; previous: Revision | undefined };

/** The total of a quote when it was sent before, or that it is new. */
function Change({ quote, previous }: Change) {
  const words = useWords();
  const { t } = words;
  if (!previous) return null;
  const before = previous.quotes.find(({ id }) => id === quote.id);
  if (!before) return <p className="note">{t("approval:isNew")}</p>;
  if (before.totalAmount === quote.totalAmount) return null;
  const was = moneyIn(words, previous)(before.totalAmount);
  return <p className="note">{t("approval:before", { was })}</p>;
}

/** The sum of what is approved, at the foot of the screen until the signature is there. */
function SumBar({ hasDeposit, maySend }: { hasDeposit: boolean; maySend: boolean }) {
  const { t } = useWords();
  return (
    <div className="bar" data-sum="" hidden>
      <p>
        {t("approval:sum")} <output />
        {hasDeposit && (
          <span
            className="note"
            data-sum-deposit={t("approval:sumDeposit", { deposit: "{deposit}" })}
          />
        )}
      </p>
      {maySend && (
        <a className="go" href="#sign">
          {t("approval:toSign")}
        </a>
      )}
    </div>
  );
}

type ChoiceProps = { quote: RevisionQuote; quotes: readonly RevisionQuote[] };

/** Marks a quote as one of several alternatives, and names the others. */
function ChoiceNote({ quote, quotes }: ChoiceProps) {
  const text = choiceIn(useWords(), quote, quotes);
  return text ? (
    <p>
      <strong>{text}</strong>
    </p>
  ) : null;
}
