import { type ReactNode, useEffect } from "react";
import { Form, href, useSearchParams } from "react-router";
import { LimitNote } from "#app/features/account/budget/limit-note.tsx";
import type { NearLimit } from "#app/features/account/budget/text-limits.ts";
import { workId } from "#app/features/repair/job.ts";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useHash } from "#app/ui/hash.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { seenList } from "./review.ts";
import { ReviewRow, type ShownReview } from "./review-row.tsx";

type Props = {
  jobId: string;
  number: number;
  groups: { customer: ShownReview[]; shop: ShownReview[]; ready: ShownReview[]; more: boolean };
  /** Reviews that may be accepted together. */
  plain: readonly ShownReview[];
  /** How many translations the job has, and how many of them are ready. */
  count: { ready: number; all: number };
  /** Whether a translator is there, and whether it is still at work on this job. */
  mayAsk: boolean;
  isDemo: boolean;
  making: boolean;
  limit: NearLimit | undefined;
  /** How many were just accepted together. */
  accepted: number | undefined;
  /** The answer to the last save, and the text that it was for. */
  answer: FormAnswer | undefined;
  answered: string | undefined;
  children: ReactNode;
};

/** The texts of a job with their translations: accept, correct, go on to the next. */
export function ReviewPage(props: Props) {
  const { jobId, number, groups, plain, count, mayAsk, isDemo, making, accepted } = props;
  const { t } = useWords();
  const [search] = useSearchParams();
  const remember = search.get("remember") !== "no";
  useFocusOfHash();
  const waiting = [...groups.customer, ...groups.shop];
  const anchors = waiting.map((review) => reviewAnchor(review, review.language));
  const machine = waiting.filter(({ state }) => state === "machine").length;
  const row = (review: ShownReview) => {
    const anchor = reviewAnchor(review, review.language);
    const at = anchors.indexOf(anchor);
    return (
      <ReviewRow
        key={anchor}
        jobId={jobId}
        review={review}
        answer={props.answered === anchor ? props.answer : undefined}
        next={at < 0 ? anchor : (anchors[at + 1] ?? anchors[at - 1] ?? "")}
        mayAsk={mayAsk}
        isDemo={isDemo}
        remember={remember}
        isNext={at === 0}
      />
    );
  };
  return (
    <div className="mx-auto w-full max-w-5xl">
      <PageHeader
        title={t("review:of", { workId: workId(number) })}
        lead={
          count.all > 0 && (
            <strong role="status" className="figures label text-2xl text-ink">
              {t("review:count", { ready: count.ready, all: count.all })}
            </strong>
          )
        }
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("review:back") }}
      />
      {props.children}
      <div className="grid gap-3 empty:hidden">
        {machine > 0 && (
          <Notice kind="info">
            {t("review:machineTexts", { machine })} {isDemo && t("review:judged.demo")}
          </Notice>
        )}
        <LimitNote limit={props.limit} />
        {making && <Notice kind="info">{t("review:making")}</Notice>}
        {!mayAsk && <Notice kind="info">{t("review:noTranslator")}</Notice>}
        {accepted !== undefined && (
          <Notice kind="done">{t("review:accepted", { accepted })}</Notice>
        )}
        {props.answer &&
          !props.answer.ok &&
          props.answer.error &&
          !anchors.includes(props.answered ?? "") && (
            <Notice kind="error">{t(props.answer.error)}</Notice>
          )}
      </div>
      {waiting.length > 0 && <p className="mt-4 text-ink-soft">{t("review:intro")}</p>}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8">
        {waiting.some(({ memorable }) => memorable) && <Remember now={remember} />}
        {plain.length > 1 && <AcceptAll jobId={jobId} plain={plain} />}
      </div>
      {waiting.length + groups.ready.length === 0 && <Empty title={t("review:nothing")} />}
      <Group title={t("review:customer")} reviews={groups.customer} row={row} />
      {groups.customer.length === 0 && groups.shop.length + groups.ready.length > 0 && (
        <p className="mt-6 text-lg">{t("review:allDone")}</p>
      )}
      <Group title={t("review:shop")} reviews={groups.shop} row={row} />
      {groups.more && <p className="mt-4 text-ink-soft">{t("review:more")}</p>}
      {groups.ready.length > 0 && (
        <details className="mt-8">
          <summary className="label min-h-11 cursor-pointer py-2 text-xl">
            {t("review:ready", { ready: groups.ready.length })}
          </summary>
          {groups.ready.map(row)}
        </details>
      )}
    </div>
  );
}

type GroupProps = {
  title: string;
  reviews: readonly ShownReview[];
  row: (review: ShownReview) => ReactNode;
};

/** Texts for one reader: those of the job, then of each quote with its lines, then messages. */
function Group({ title, reviews, row }: GroupProps) {
  const { t } = useWords();
  if (reviews.length === 0) return null;
  const { from, language } = reviews[0]!;
  const quotes = [...Map.groupBy(reviews, ({ quote }) => quote)];
  return (
    <section className="mt-6">
      <h2 className="label text-2xl">{title}</h2>
      <p
        aria-hidden
        className="label mt-2 grid grid-cols-2 gap-x-6 border-b-2 border-ink pb-1 text-base text-ink-soft max-sm:hidden"
      >
        <span>{t(`review:originalIn.${from}`)}</span>
        <span>{t(`review:translationIn.${language}`)}</span>
      </p>
      {quotes.map(([quote, own]) => (
        <div key={quote ?? ""} className="max-sm:border-t max-sm:border-ink">
          <h3 className={quote === null ? "sr-only" : "label mt-4 text-base"}>
            {quote === null ? t("review:ofJob") : t("review:ofQuote", { quote })}
          </h3>
          {own.map(row)}
        </div>
      ))}
    </section>
  );
}

/** Accepts what carries no number, denial or warning; the rest is read one by one. */
function AcceptAll({ jobId, plain }: Pick<Props, "jobId" | "plain">) {
  const { t } = useWords();
  return (
    <Form
      method="post"
      action={href("/repair-cms/:jobId/review/accept-all", { jobId })}
      className="grid justify-items-start gap-1"
    >
      <input type="hidden" name="seen" value={seenList(plain)} />
      <Button type="submit">{t("review:acceptAll", { plain: plain.length })}</Button>
      <p className="text-sm text-ink-soft">{t("review:acceptAllHint")}</p>
    </Form>
  );
}

/** Moves the focus to the next text after a save, for work by keyboard alone. */
function useFocusOfHash() {
  const hash = useHash();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.querySelector("textarea")?.focus();
  }, [hash]);
}

/** Whether the shop's memory keeps accepted lines: for the whole page, in its address. */
function Remember({ now }: { now: boolean }) {
  const { t } = useWords();
  return (
    <Form
      replace
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="flex flex-wrap items-center gap-3"
    >
      <Tick name="remember" value="yes" defaultChecked={now}>
        {t("review:remember")}
      </Tick>
      {/* Behind the check box, which counts where it is checked. */}
      <input type="hidden" name="remember" value="no" />
      <noscript>
        <Button type="submit">{t("review:set")}</Button>
      </noscript>
    </Form>
  );
}
