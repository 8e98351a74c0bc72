import { Notices } from "#app/features/approval/page/page-parts.tsx";
import { marked, noticesOf } from "#app/features/approval/page/texts.ts";
import { withQuery } from "#app/features/approval/page/with-query.ts";
import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { longestMessage, type ReadMessage } from "./message.ts";

/** The thread between customer and shop, as the customer reads it. */
export type CustomerThread = {
  messages: (ReadMessage & { id: string; isCustomers: boolean; at: number })[];
  shop: { name: string; timeZone: string };
  /** Address that the page polls for the thread; null for a member of the shop. */
  watched: string | null;
  /** Address that a question is posted to; null for a member, and once closed. */
  action: string | null;
  isClosed: boolean;
  /** Comes with the form, so that a form sent twice is one question. */
  key: string;
  /** Address where the customer sets consent. */
  consent: string;
};

type Props = {
  thread: CustomerThread;
  refusal?: Omit<Refusal, "ok"> | undefined;
  /** Finding that the question is about, and the initial text. */
  about?: { id: string; question: string } | null;
  /** Whether the page has nothing else. */
  isAlone?: boolean;
};

/** Questions and replies, with the form that asks. */
export function ThreadSection({ thread, refusal, about, isAlone }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { messages, shop, action, isClosed, key } = thread;
  const Title = isAlone ? "h1" : "h2";
  return (
    <section id="ask">
      <Title>{t("approval:ask.title")}</Title>
      <div data-thread={(messages.length > 0 && thread.watched) || undefined} aria-live="polite">
        <Notices notices={noticesOf(words, new Set(messages.map(({ note }) => note)))} />
        {messages.map(({ id, isCustomers, at, text, note }) => (
          <article key={id}>
            <h3>{isCustomers ? t("approval:ask.you") : shop.name}</h3>
            <p className="note">{formatMoment(at, language, shop.timeZone)}</p>
            <p className="pre">{marked({ text, note })}</p>
          </article>
        ))}
      </div>
      {isClosed && <p>{t("approval:ask.closed")}</p>}
      {action && (
        <QuestionForm
          action={about ? withQuery(action, "about", about.id) : action}
          formKey={key}
          refusal={refusal}
          proposed={about?.question}
        />
      )}
      <p>
        <a className="second" href={thread.consent}>
          {t("approval:ask.consent")}
        </a>
      </p>
    </section>
  );
}

type FormProps = {
  action: string;
  formKey: string;
  refusal: Props["refusal"];
  proposed: string | undefined;
};

function QuestionForm({ action, formKey, refusal, proposed = "" }: FormProps) {
  const { t } = useWords();
  const problem = refusal?.fields?.text ?? refusal?.error;
  const typed = typeof refusal?.values?.text === "string" ? refusal.values.text : proposed;
  return (
    <form method="post" action={action} noValidate data-keep="">
      <input type="hidden" name="key" value={formKey} />
      <label className="text" htmlFor="question">
        {t("approval:ask.label")}
      </label>
      <textarea
        className="text"
        id="question"
        name="text"
        rows={3}
        maxLength={2 * longestMessage}
        defaultValue={typed}
        aria-invalid={problem && true}
        aria-describedby={problem && "question-problem"}
      />
      {problem && (
        <p className="problem" id="question-problem" role="alert">
          {t(problem)}
        </p>
      )}
      <button type="submit" className="second">
        {t("approval:ask.send")}
      </button>
    </form>
  );
}
