import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { href } from "react-router";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { type FormAnswer, SubmitButton, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { isPlain, UnprintableHint } from "#app/ui/form/paper-field.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { MarkedText } from "./marked-text.tsx";
import type { Review } from "./review.ts";
import { RowMenu, TextName } from "./row-menu.tsx";
import type { Change } from "./word-diff.ts";

/** A review with its original's mark, and whether the viewer may add it to the memory. */
export type ShownReview = Review & { mark: string; memorable: boolean };

type Props = {
  jobId: string;
  review: ShownReview;
  answer: FormAnswer | undefined;
  /** The address after the save. */
  next: string;
  mayAsk: boolean;
  isDemo: boolean;
  /** Whether the shop is to reuse this text. */
  remember: boolean;
  /** Whether it is the next one to review. */
  isNext: boolean;
};

/** A text and its translation in one line of the table; one below the other on a phone. */
export function ReviewRow(props: Props) {
  const { jobId, review, answer, next, isDemo, remember, isNext } = props;
  const { t } = useWords();
  const { field, language, from, original, text, changes } = review;
  const anchor = reviewAnchor(review, language);
  const note = noteOf(review, isDemo);
  const isNamed = field === "line" || field === "description";
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-of`}
      className="grid scroll-mt-20 items-start gap-x-6 gap-y-1 border-b border-line py-2 sm:grid-cols-2"
    >
      <div className="min-w-0 sm:pt-2">
        <p id={`${anchor}-of`} className={isNamed ? "sr-only" : "label text-base text-ink-soft"}>
          {t(`review:field.${field}`)} · {t(`review:originalIn.${from}`)}
        </p>
        <p lang={from} className="text-lg leading-snug wrap-anywhere whitespace-pre-line">
          <MarkedText text={original} language={from} />
        </p>
        {changes.length > 0 && <Changes changes={changes} lang={from} />}
      </div>
      <div className="flex min-w-0 items-start gap-1">
        <WorkForm
          answer={answer}
          action={href("/repair-cms/:jobId/review", { jobId }) + (remember ? "" : "?remember=no")}
          draft={`review:${jobId}:${anchor}`}
          preventScrollReset
          className="grid min-w-0 flex-1 gap-2"
        >
          <TextName review={review} />
          <input type="hidden" name="back" value={next} />
          {remember && review.memorable && <input type="hidden" name="remember" value="yes" />}
          <StableValue name="version" value={String(review.version)} />
          <StableValue name="mark" value={review.mark} />
          <div className="flex items-start gap-2">
            <TranslationField
              label={`${t(`review:translationIn.${language}`)}: ${original}`}
              language={language}
              text={text ?? ""}
            />
            <RoundTick isNext={isNext} label={t(text === null ? "review:save" : "review:accept")} />
          </div>
          {answer && !answer.ok && answer.values?.asked && (
            <Tick name="sure">{t("review:sure")}</Tick>
          )}
          {note && <p className="text-sm text-ink-soft">{t(note)}</p>}
        </WorkForm>
        <RowMenu {...props} />
      </div>
    </article>
  );
}

const RoundTick = ({ isNext, label }: { isNext: boolean; label: string }) => {
  const { t } = useWords();
  return (
    <SubmitButton
      kind={isNext ? "primary" : "plain"}
      pending={t("review:saving")}
      aria-label={label}
      title={label}
      className="size-11 shrink-0 rounded-full px-0 text-xs"
    >
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-3">
        <path d="m5 12.5 4.5 4.5L19 7.5" />
      </svg>
    </SubmitButton>
  );
};

/** The note on a translation that differs from the page's general state. */
function noteOf({ state, verdict, isListed }: Review, isDemo: boolean) {
  if (isListed) return "review:state.listed";
  if (state === "refused" && verdict === "no") return "review:state.doubted";
  if (state !== "machine") return `review:state.${state}` as const;
  if (verdict === "yes" || (isDemo && verdict)) return undefined;
  return verdict === "no" ? "review:judged.no" : "review:judged.none";
}

/** Shows the old and new original as one text with its changes. */
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

type TranslationFieldProps = { label: string; language: Language; text: string };

const shape =
  "col-start-1 row-start-1 min-h-11 rounded-md border px-3 py-2 text-lg leading-snug whitespace-pre-wrap wrap-anywhere";

/**
 * The field of a translation, as high as its text. Its marks are drawn behind it by a copy that is
 * hidden from screen readers. Enter saves, Shift+Enter breaks the line; on a touch screen, which
 * has no such key, Enter breaks the line of a long text.
 */
function TranslationField({ label, language, text: stored }: TranslationFieldProps) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const id = useId();
  const start = typeof values.text === "string" ? values.text : stored;
  const [text, setText] = useState(start);
  const problem = fields.text;
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    setText(currentTarget.value);
    const reset = () => setText(start);
    currentTarget.form?.addEventListener("drafts:dropped", reset, { once: true });
  };
  return (
    <div className="min-w-0 flex-1">
      <div className="grid">
        <div aria-hidden lang={language} className={`${shape} border-transparent text-transparent`}>
          <MarkedText text={text} language={language} />{" "}
        </div>
        <textarea
          name="text"
          rows={1}
          lang={language}
          required
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          defaultValue={start}
          onInput={onInput}
          onKeyDown={saveByEnter}
          className={`${shape} relative w-full resize-none border-line-strong bg-transparent text-ink aria-invalid:border-2 aria-invalid:border-bad`}
        />
      </div>
      {problem && (
        <p id={id} className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
      {!isPlain(text) && (
        <p className="text-sm text-ink-soft">
          <UnprintableHint text={text} />
        </p>
      )}
    </div>
  );
}

function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  const isLong = currentTarget.value.length > 90;
  if (isLong && !matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
