import type { KeyboardEvent } from "react";
import { Form, href } from "react-router";
import { SetLanguage } from "#app/features/repair/texts/set-language.tsx";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { Button } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { PaperArea } from "#app/ui/paper-field.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { Tick } from "#app/ui/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Review } from "./review.ts";
import type { Change } from "./word-diff.ts";

/**
 * A review with the mark of the original that it shows, and whether the reader may have the shop
 * remember it.
 */
export type ShownReview = Review & { mark: string; memorable: boolean };

type Props = {
  jobId: string;
  review: ShownReview;
  answer: FormAnswer | undefined;
  /** Where to go on when it is saved. */
  next: string;
  mayAsk: boolean;
  isDemo: boolean;
  /** Whether it is the next one to be done. */
  isNext: boolean;
};

/** A text and its translation, side by side; one below the other on a phone. */
export function ReviewCard({ jobId, review, answer, next, mayAsk, isDemo, isNext }: Props) {
  const { t } = useWords();
  const { field, language, from, original, state, text, changes, byPerson, isListed } = review;
  const said = isListed ? "listed" : saidOf(review, isDemo);
  const anchor = reviewAnchor(review, language);
  const rows = Math.min(12, Math.max(2, Math.ceil(original.length / 45)));
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-of`}
      className="grid scroll-mt-6 gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-2"
    >
      <div className="min-w-0">
        <h3 id={`${anchor}-of`} className="label text-base text-ink-soft">
          {t(`review:field.${field}`)} · {t(`review:originalIn.${from}`)}
        </h3>
        <p lang={from} className="mt-1 text-lg wrap-anywhere whitespace-pre-line">
          {original}
        </p>
        {changes.length > 0 && <Changes changes={changes} lang={from} />}
        <SetLanguage of={review} jobId={jobId} from={from} anchor={anchor} />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p className={state === "stale" || state === "refused" ? "font-semibold" : "text-ink-soft"}>
          {t(`review:state.${said}`)}
          {state === "machine" && (
            <>
              .{" "}
              {t(`review:judged.${isDemo && review.verdict ? "demo" : (review.verdict ?? "none")}`)}
            </>
          )}
        </p>
        <WorkForm
          answer={answer}
          action={href("/repair-cms/:jobId/review", { jobId })}
          draft={`review:${jobId}:${anchor}`}
          preventScrollReset
          onKeyDown={saveByKeyboard}
          className="grid gap-3"
        >
          <TextName review={review} />
          <input type="hidden" name="back" value={next} />
          <StableValue name="version" value={String(review.version)} />
          <StableValue name="mark" value={review.mark} />
          <PaperArea
            name="text"
            label={t(`review:translationIn.${language}`)}
            lang={language}
            defaultValue={text ?? ""}
            rows={rows}
            required
          />
          {answer && !answer.ok && answer.values?.asked && (
            <Tick name="sure">{t("review:sure")}</Tick>
          )}
          {review.memorable && (
            <Tick name="remember" defaultChecked>
              {t("review:remember")}
            </Tick>
          )}
          <SubmitButton
            kind={isNext ? "primary" : "plain"}
            pending={t("review:saving")}
            className="justify-self-end"
          >
            {t(text === null ? "review:save" : "review:accept")}
          </SubmitButton>
        </WorkForm>
        {mayAsk && !byPerson && (
          <Form
            method="post"
            action={href("/repair-cms/:jobId/review/again", { jobId })}
            preventScrollReset
          >
            <TextName review={review} />
            <Button kind="quiet" type="submit">
              {t("review:again")}
            </Button>
          </Form>
        )}
      </div>
    </article>
  );
}

/** What is said of the state of a translation. */
function saidOf({ state, verdict }: Review, isDemo: boolean) {
  if (state === "refused" && verdict === "no") return "doubted";
  return state === "machine" && isDemo ? "demo" : state;
}

function TextName({ review: { subjectId, field, language } }: { review: Review }) {
  return (
    <>
      <input type="hidden" name="subjectId" value={subjectId} />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}

function saveByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** What the original said and says now, in one text. */
function Changes({ changes, lang }: { changes: readonly Change[]; lang: string }) {
  const { t } = useWords();
  return (
    <div className="mt-2 border-l-2 border-line-strong pl-3">
      <p className="label text-sm text-ink-soft">{t("review:changed")}</p>
      <p lang={lang} className="wrap-anywhere whitespace-pre-line">
        {changes.map(({ kind, text }, at) => {
          const key = `${at}`;
          if (kind === "same") return <span key={key}>{text}</span>;
          const Tag = kind === "removed" ? "del" : "ins";
          return (
            <Tag key={key} className={kind === "removed" ? "text-ink-soft" : "font-semibold"}>
              <span className="sr-only">{t(`review:${kind}`)} </span>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}
