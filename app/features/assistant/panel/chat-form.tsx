import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { href, Link } from "react-router";
import { chatLimits, type Turn } from "#app/features/assistant/chat.ts";
import { CodeChips } from "#app/features/assistant/photo/code-chips.tsx";
import { PhotoButton } from "#app/features/assistant/photo/photo-button.tsx";
import { type PhotoReading, tidied, withReading } from "#app/features/assistant/photo/reading.ts";
import { Button } from "#app/ui/button.tsx";
import { useDraft } from "#app/ui/form/draft.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { CodeLink } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { AskError } from "./ask-error.tsx";
import type { ChatData } from "./panel.ts";
import type { Problem } from "./problem.ts";
import { QuestionsLeft } from "./questions-left.tsx";
import { usePanelAddress } from "./use-panel-address.ts";

type Props = Pick<ChatData, "job" | "sees" | "left" | "asked"> & {
  /** Whether the panel is a page of its own: then the form stays in reach at its foot. */
  isPage: boolean;
  busy: boolean;
  sending: boolean;
  problem: Problem | undefined;
  /** The server's answer to the form posted without JavaScript. */
  answer: FormAnswer | undefined;
  /** The last question, if it failed without any text: it is in the input again. */
  unanswered: Turn | undefined;
  send: (form: FormData, onTaken: () => void) => Promise<void>;
};

/** A photo that was read, and its sentence in the input. */
type Photo = PhotoReading & { sentence: string };

/** The form of the next question. Its text stays until it is accepted, also after a reload. */
export function ChatForm({
  isPage,
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
  const page = usePanelAddress();
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

  // Disabling the input removed its focus: restore it for keyboard users, also when a refusal
  // arrives.
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (
      (wasBusy.current || problem) &&
      !busy &&
      document.activeElement === document.body &&
      matchMedia("(pointer: fine)").matches
    )
      form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy, problem]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || reading) return;
    void send(new FormData(event.currentTarget), () => {
      setText("");
      setPhoto(undefined);
      draft.forget();
    });
  };
  const onRead = (read: PhotoReading) => {
    // A photo without text still helps a vision model.
    const sentence = read.text && t("photo:sentence", { text: tidied(read.text, read.codes) });
    setText((now) => withReading(now, sentence, photo?.sentence).slice(0, chatLimits.message));
    setPhoto({ ...read, sentence, imageData: sees ? read.imageData : null });
  };
  // With a keyboard Enter sends and Shift+Enter breaks the line; touch screens use the button.
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
      id="ask" // Linked from jobs; the margin keeps the end of the history visible.
      method="post"
      action={page}
      onSubmit={submit}
      className={`grid border-t-2 border-ink ${isPage ? "sticky bottom-(--bar) z-10 -mx-4 gap-2 bg-paper px-4 py-3" : "scroll-mt-64 gap-3 p-4 sm:p-5"}`}
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
            rows={isPage ? 1 : 2}
            maxLength={chatLimits.message}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={enter}
            disabled={busy}
            placeholder={t("assistant:ask.placeholder")}
            className={`block field-sizing-content max-h-48 w-full rounded-md border border-line-strong bg-card px-3 py-2 text-lg text-ink placeholder:text-ink-soft disabled:opacity-60 ${isPage ? "min-h-11" : "min-h-16"}`}
          />
        </div>
        <PhotoButton onRead={onRead} onBusy={setReading} disabled={busy} />
        <Button type="submit" kind="primary" disabled={busy || reading} className="max-sm:grow">
          {t(sending ? "assistant:ask.sending" : "assistant:ask.send")}
        </Button>
      </div>
      {photo?.text && !busy && <CodeChips codes={photo.codes} input={text} onChange={setText} />}
      {photo?.imageData && (
        <AttachedPicture
          data={photo.imageData}
          drop={() => setPhoto({ ...photo, imageData: null })}
        />
      )}
      <p className={`text-ink-soft ${isPage ? "text-sm" : "text-base"}`}>
        {t("assistant:panel.fallible")} <QuestionsLeft left={left} />
      </p>
    </form>
  );
}

/** The picture sent with the text read from it. */
function AttachedPicture({ data, drop }: { data: string; drop: () => void }) {
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

/** The job that the question is about. */
function AboutJob({ job }: { job: NonNullable<ChatData["job"]> }) {
  const { t } = useWords();
  const page = usePanelAddress();
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
        <CodeLink key={code} code={code} jobId={job.id} />
      ))}
      <Link
        to={`${page}#assistant`}
        className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-2 sm:ml-auto"
      >
        {t("assistant:panel.noJob")}
      </Link>
    </p>
  );
}
