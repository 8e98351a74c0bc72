import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownMessage } from "./shown.ts";

type Props = {
  conversationId: string;
  message: ShownMessage;
  /** Who is spoken with. */
  name: string;
  jobNumber: number | undefined;
};

/** Shows one message. Its other language is a tap away. */
export function Bubble({ conversationId, message, name, jobNumber }: Props) {
  const { t } = useWords();
  const { words, direction, way, state, failure, writer, at, price, open } = message;
  const isOurs = direction === "out";
  return (
    <li
      className={`rounded-lg border border-line bg-card p-4 ${isOurs ? "ml-6 sm:ml-16" : "mr-6 sm:mr-16"}`}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span className="font-semibold">{isOurs ? (writer ?? "") : name}</span>
        <span className="text-ink-soft">
          {t(`messages:way.${way}`)} · <Moment at={at} />
        </span>
      </p>
      {words ? (
        <Words words={words} />
      ) : (
        <p className="text-ink-soft italic">{t("messages:priced")}</p>
      )}
      {message.voice && (
        <Voice
          src={href("/repair-cms/messages/:conversationId/voice/:messageId", {
            conversationId,
            messageId: message.id,
          })}
          name={name}
          isHeard={message.voice === "heard"}
        />
      )}
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {jobNumber !== undefined && (
          <span>{t("messages:thread.about", { workId: workId(jobNumber) })}</span>
        )}
        {message.photos > 0 && message.jobId && (
          <Link
            to={href("/repair-cms/:jobId/photos", { jobId: message.jobId })}
            className="underline"
          >
            {t("messages:thread.photos", { number: message.photos })}
          </Link>
        )}
        {isOurs && (
          <span className={state === "failed" ? "font-semibold text-bad" : ""}>
            {t(`messages:state.${state}`)}
            {failure && `: ${t(`messages:failure.${failure}`)}`}
          </span>
        )}
        {message.goesAt !== null && (
          <span>
            {t("messages:thread.goes")} <Moment at={message.goesAt} />
          </span>
        )}
        {price && <span>{price}</span>}
      </p>
      {open && (way === "sms" || way === "whatsapp") && (
        <a href={open} className={buttonClass("plain", "mt-2")} rel="noreferrer">
          {t(`messages:open.${way}`)}
        </a>
      )}
    </li>
  );
}

/** A voice note beside what a machine wrote down of it. */
function Voice({ src, name, isHeard }: { src: string; name: string; isHeard: boolean }) {
  const { t } = useWords();
  return (
    <div className="mt-2 grid gap-1">
      {isHeard && <p className="text-base text-ink-soft">{t("speech:voiceNote")}</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand above it */}
      <audio
        controls
        preload="none"
        src={src}
        aria-label={t("speech:recordingOf", { name })}
        className="h-11 w-full max-w-md"
      />
    </div>
  );
}

function Words({ words }: { words: NonNullable<ShownMessage["words"]> }) {
  const { t } = useWords();
  const { text, mark, other } = words;
  return (
    <>
      <div className="break-words whitespace-pre-line">{text}</div>
      {other && (
        <details className="text-base">
          <summary className="relative w-fit cursor-pointer text-ink-soft after:absolute after:-inset-x-1 after:-inset-y-2.5">
            {mark && `${t(`messages:mark.${mark}`)} · `}
            {other.isOriginal
              ? t(`messages:original.${other.language}`)
              : t(`messages:other.${other.language}`)}
          </summary>
          <div
            lang={other.language}
            className="mt-1 border-l-2 border-line-strong pl-3 break-words whitespace-pre-line"
          >
            {other.text}
          </div>
        </details>
      )}
    </>
  );
}
