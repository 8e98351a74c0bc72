import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { href, Link } from "react-router";
import { chatLimits, lowAllowance, type Turn } from "#app/features/assistant/chat.ts";
import { CodeChips } from "#app/features/assistant/photo/code-chips.tsx";
import { PhotoButton } from "#app/features/assistant/photo/photo-button.tsx";
import { type Reading, tidied, withReading } from "#app/features/assistant/photo/reading.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeTag } from "#app/ui/coded-text.tsx";
import { useDraft } from "#app/ui/draft.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime, nextDay } from "#app/values/calendar.ts";
import type { Message } from "#app/values/word-key.ts";
import type { ChatData } from "./panel.ts";
import type { Problem } from "./use-answer.ts";

type Props = Pick<ChatData, "job" | "sees" | "left" | "asked"> & {
  busy: boolean;
  sending: boolean;
  problem: Problem | undefined;
  /** What the server said of the same form posted without JavaScript. */
  answer: FormAnswer | undefined;
  /** The question before, when nothing came of it: it stands in the input again. */
  unanswered: Turn | undefined;
  send: (form: FormData, onTaken: () => void) => Promise<void>;
};

/** A photo that was read, and the sentence that stands in the input for it. */
type Photo = Reading & { sentence: string };

/**
 * The next question. What was typed stays until the question is taken, through a failure and
 * through a reload.
 */
export function ChatForm({
  job,
  sees,
  left,
  asked,
  busy,
  sending,
  problem,
  answer,
  unanswered,
  send,
}: Props) {
  const { t, language } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const posted = answer && !answer.ok ? answer.values?.message : undefined;
  const [text, setText] = useState(
    typeof posted === "string" ? posted : (unanswered?.message ?? asked ?? ""),
  );
  const [photo, setPhoto] = useState<Photo>();
  const [reading, setReading] = useState(false);
  const draft = useDraft(
    form,
    "chat",
    posted === undefined && unanswered === undefined && asked === null,
  );

  useEffect(() => {
    if (unanswered) setText((now) => now || unanswered.message);
  }, [unanswered]);

  // A control that is disabled loses the focus: with a keyboard one wants to go on where one was.
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (
      wasBusy.current &&
      !busy &&
      document.activeElement === document.body &&
      matchMedia("(pointer: fine)").matches
    )
      form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || reading) return;
    void send(new FormData(event.currentTarget), () => {
      setText("");
      setPhoto(undefined);
      draft.forget();
    });
  };
  const onRead = (read: Reading) => {
    // A model that sees may know what a photo without a word shows.
    const sentence = read.text && t("photo:sentence", { text: tidied(read.text, read.codes) });
    setText((now) => withReading(now, sentence, photo?.sentence).slice(0, chatLimits.message));
    setPhoto({ ...read, sentence, imageData: sees ? read.imageData : null });
  };
  // With a keyboard Enter sends and Shift+Enter breaks the line; a thumb has the button.
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (
      event.key !== "Enter" ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      !matchMedia("(pointer: fine)").matches
    )
      return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form
      ref={form}
      id="ask" // Linked from jobs: the end of the history stays visible above.
      method="post"
      action={href("/premium")}
      onSubmit={submit}
      className="grid scroll-mt-64 gap-3 border-t-2 border-ink p-4 sm:p-5"
    >
      <input type="hidden" name="language" value={language} />
      {job && <AboutJob job={job} />}
      {unanswered && <input type="hidden" name="replaces" value={unanswered.id} />}
      <AskError problem={problem} answer={answer} unanswered={busy ? undefined : unanswered} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <label htmlFor={id} className="label text-base text-ink-soft">
            {t("assistant:ask.label")}
          </label>
          <textarea
            id={id}
            name="message"
            rows={2}
            maxLength={chatLimits.message}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={enter}
            disabled={busy}
            placeholder={t("assistant:ask.placeholder")}
            className="block field-sizing-content max-h-48 min-h-16 w-full rounded-md border border-line-strong bg-card px-3 py-2 text-lg text-ink placeholder:text-ink-soft disabled:opacity-60"
          />
        </div>
        <PhotoButton onRead={onRead} onBusy={setReading} disabled={busy} />
        <Button type="submit" kind="primary" disabled={busy || reading} className="max-sm:grow">
          {t(sending ? "assistant:ask.sending" : "assistant:ask.send")}
        </Button>
      </div>
      {photo?.text && !busy && <CodeChips codes={photo.codes} input={text} onChange={setText} />}
      {photo?.imageData && (
        <PictureAlong data={photo.imageData} drop={() => setPhoto({ ...photo, imageData: null })} />
      )}
      <p className="text-base text-ink-soft">
        {t("assistant:panel.fallible")} <Left left={left} />
      </p>
    </form>
  );
}

/** The picture that goes along with the words read from it. */
function PictureAlong({ data, drop }: { data: string; drop: () => void }) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <input type="hidden" name="imageData" value={data} />
      {t("assistant:ask.image")}
      <button type="button" onClick={drop} className="min-h-11 underline underline-offset-2">
        {t("assistant:ask.dropImage")}
      </button>
    </p>
  );
}

function AboutJob({ job }: { job: NonNullable<ChatData["job"]> }) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-steel px-3 py-1">
      <input type="hidden" name="job" value={job.id} />
      <span className="label text-ink-soft">{t("assistant:panel.job")}</span>
      <Link
        to={href("/repair-cms/:jobId", { jobId: job.id })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
      >
        {job.title}
      </Link>
      {job.codes.map((code) => (
        <CodeTag key={code} code={code} />
      ))}
      <Link
        to={`${href("/premium")}#assistant`}
        className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-2 sm:ml-auto"
      >
        {t("assistant:panel.noJob")}
      </Link>
    </p>
  );
}

/** Why a question was refused or not answered, and what to do. */
function AskError({
  problem,
  answer,
  unanswered,
}: Pick<Props, "problem" | "answer" | "unanswered">) {
  const { t } = useWords();
  const time = useNextDay();
  const refused: { error?: Message; signIn?: boolean } | undefined =
    problem ?? (answer && !answer.ok ? answer : undefined);
  const error: Message | undefined =
    refused?.error ?? (unanswered && { key: unansweredKey(unanswered) });
  if (!error) return null;
  return (
    <Notice kind="error">
      <span suppressHydrationWarning>{t(error, { time })}</span>{" "}
      {refused?.signIn && (
        <a
          className="underline"
          href={`${href("/login")}?${new URLSearchParams({ to: href("/premium") })}`}
        >
          {t("account:session.signInAgain")}
        </a>
      )}
      {unanswered && !problem && (
        <button type="submit" className="min-h-11 underline underline-offset-2">
          {t("assistant:turn.again")}
        </button>
      )}
    </Notice>
  );
}

const unansweredKey = ({ failure }: Turn): Message["key"] =>
  failure === "quota" || failure === "budget" ? "assistant:ask.quota" : "assistant:ask.failed";

/** The reader's own hour at which there are new questions: nobody at a bench counts in UTC. */
function useNextDay(): string {
  const { language } = useWords();
  return formatTime(nextDay(Date.now()), language, useTimeZone());
}

function Left({ left }: { left: number }) {
  const { t } = useWords();
  const time = useNextDay();
  if (left > lowAllowance) return null;
  return (
    <strong className="font-semibold text-ink" suppressHydrationWarning>
      {left === 0 && t("assistant:panel.leftNone", { time })}
      {left === 1 && t("assistant:panel.leftOne")}
      {left > 1 && t("assistant:panel.left", { left })}
    </strong>
  );
}
