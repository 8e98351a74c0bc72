import { type ReactNode, useEffect } from "react";
import { Form, href } from "react-router";
import { LimitNote } from "#app/features/account/budget/limit-note.tsx";
import type { NearLimit } from "#app/features/account/budget/text-limits.ts";
import { workId } from "#app/features/repair/job.ts";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { FormAnswer } from "#app/ui/form.tsx";
import { useHash } from "#app/ui/hash.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { seenList } from "./review.ts";
import { ReviewCard, type ShownReview } from "./review-card.tsx";

type Props = {
  jobId: string;
  number: number;
  groups: { customer: ShownReview[]; shop: ShownReview[]; ready: ShownReview[]; more: boolean };
  /** Those that may be accepted together. */
  plain: readonly ShownReview[];
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
  const { jobId, number, groups, plain, mayAsk, making, accepted } = props;
  const { t } = useWords();
  useFocusOfHash();
  const waiting = [...groups.customer, ...groups.shop];
  const anchors = waiting.map((review) => reviewAnchor(review, review.language));
  const card = (review: ShownReview) => {
    const anchor = reviewAnchor(review, review.language);
    const at = anchors.indexOf(anchor);
    return (
      <ReviewCard
        key={anchor}
        jobId={jobId}
        review={review}
        answer={props.answered === anchor ? props.answer : undefined}
        next={at < 0 ? anchor : (anchors[at + 1] ?? anchors[at - 1] ?? "")}
        mayAsk={mayAsk}
        isDemo={props.isDemo}
        isNext={at === 0}
      />
    );
  };
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("review:of", { workId: workId(number) })}
        lead={t("review:intro")}
        back={{ to: href("/repair-cms/:jobId", { jobId }), label: t("review:back") }}
      />
      {props.children}
      <div className="grid gap-3 empty:hidden">
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
      {plain.length > 1 && <AcceptAll jobId={jobId} plain={plain} />}
      {waiting.length + groups.ready.length === 0 && <Empty title={t("review:nothing")} />}
      <Group title={t("review:customer")} reviews={groups.customer} card={card} />
      {groups.customer.length === 0 && groups.shop.length + groups.ready.length > 0 && (
        <p className="mt-6 text-lg">{t("review:allDone")}</p>
      )}
      <Group title={t("review:shop")} reviews={groups.shop} card={card} />
      {groups.more && <p className="mt-4 text-ink-soft">{t("review:more")}</p>}
      {groups.ready.length > 0 && (
        <details className="mt-8">
          <summary className="label min-h-11 cursor-pointer py-2 text-xl">
            {t("review:ready", { ready: groups.ready.length })}
          </summary>
          {groups.ready.map(card)}
        </details>
      )}
    </div>
  );
}

type GroupProps = {
  title: string;
  reviews: readonly ShownReview[];
  card: (review: ShownReview) => ReactNode;
};

function Group({ title, reviews, card }: GroupProps) {
  if (reviews.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="label border-b-2 border-ink pb-2 text-2xl">{title}</h2>
      {reviews.map(card)}
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
      className="mt-4 grid justify-items-start gap-1"
    >
      <input type="hidden" name="seen" value={seenList(plain)} />
      <Button type="submit">{t("review:acceptAll", { plain: plain.length })}</Button>
      <p className="text-sm text-ink-soft">{t("review:acceptAllHint")}</p>
    </Form>
  );
}

/** After a save the next text has the focus, so that the keyboard alone goes on. */
function useFocusOfHash() {
  const hash = useHash();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.querySelector("textarea")?.focus();
  }, [hash]);
}
