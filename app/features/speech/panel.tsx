import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CodeTag } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import { type HeardPart, textOf } from "./heard/heard-text.ts";
import { insertText } from "./insert-text.ts";
import { speechLimits } from "./limits.ts";
import { type Recorder, startRecording } from "./record.client.ts";
import { type Outcome, sendRecording } from "./send-recording.client.ts";

export type PanelProps = {
  /** Whether the recording is to end and be sent. */
  isStopping: boolean;
  /** The text box of the recording. */
  areaOf: () => HTMLTextAreaElement | undefined;
  onStop: () => void;
  /** Called once the panel is done, with any outcome. */
  onEnd: () => void;
};

type Result = { problem: Message } | { heard: Extract<Outcome, { ok: true }>; undo: () => void };

/** Records once, and inserts the transcript into the text box. */
export function SpeakPanel({ isStopping, areaOf, onStop, onEnd }: PanelProps) {
  const { t, language } = useWords();
  const [recorder, setRecorder] = useState<Recorder>();
  const [result, setResult] = useState<Result | "none">();
  const area = useRef(areaOf);
  const end = (ended: Result | "none") => {
    setResult(ended);
    onEnd();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording for each time it is shown
  useEffect(() => {
    let [isGone, opened]: [boolean, Recorder | undefined] = [false, undefined];
    startRecording().then(
      (started) => {
        opened = started;
        if (isGone) started.discard();
        else setRecorder(started);
      },
      () => isGone || end({ problem: { key: "speech:problem.noMicrophone" } }),
    );
    return () => {
      isGone = true;
      opened?.discard();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once, when it ends
  useEffect(() => {
    if (!isStopping || !recorder) return;
    const send = async () => {
      const sent = await sendRecording(await recorder.stop(), language);
      const box = area.current();
      if (!sent.ok) return end({ problem: sent.problem });
      const undo = box ? insertText(box, textOf(sent.parts)) : () => undefined;
      end({ heard: sent, undo });
    };
    void send();
  }, [isStopping, recorder]);

  if (result === "none") return null;
  if (result && "problem" in result) return <Notice kind="error">{t(result.problem)}</Notice>;
  if (result) return <HeardNote {...result} onClose={() => setResult("none")} />;
  if (isStopping) return null;
  if (!recorder) return <p role="status">{t("speech:starting")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Level recorder={recorder} onFull={onStop} />
      <Button
        kind="quiet"
        onClick={() => {
          recorder.discard();
          end("none");
        }}
      >
        {t("speech:discard")}
      </Button>
    </div>
  );
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

/** Shows level and duration, and stops at the limit. */
function Level({ recorder, onFull }: { recorder: Recorder; onFull: () => void }) {
  const { t } = useWords();
  const bar = useRef<HTMLMeterElement>(null);
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins with the recording
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const now = (performance.now() - began) / 1_000;
      if (bar.current) bar.current.value = recorder.level();
      setSeconds(Math.floor(now));
      if (now >= speechLimits.seconds) onFull();
    }, 100);
    return () => clearInterval(timer);
  }, [recorder]);
  return (
    <>
      <meter ref={bar} aria-label={t("speech:level")} min={0} max={1} className="h-6 w-32" />
      <span>
        {t("speech:recording", { time: clock(seconds), most: clock(speechLimits.seconds) })}
      </span>
    </>
  );
}

type Props = { heard: Extract<Outcome, { ok: true }>; undo: () => void; onClose: () => void };

/** Shows the transcript below the box: codes and VINs as tags, parts in doubt underlined. */
function HeardNote({ heard: { parts, near, isDemo }, undo, onClose }: Props) {
  const { t } = useWords();
  const [isUndone, setUndone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which is no cleanup function of an effect.
  useEffect(() => void place.current?.scrollIntoView({ block: "nearest" }), []);
  if (isUndone) return <p role="status">{t("speech:undone")}</p>;
  return (
    <div ref={place} className="scroll-mb-20">
      <Notice kind="info">
        <p>{t(parts.some(({ doubt }) => doubt) ? "speech:check" : "speech:written")}</p>
        {isDemo && <p className="mt-1">{t("speech:demo")}</p>}
        <HeardText parts={parts} />
        {near && <p className="mt-1">{t(`speech:near.${near.whose}`, { left: near.left })}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              undo();
              setUndone(true);
            }}
          >
            {t("speech:undo")}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t("speech:close")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function HeardText({ parts }: { parts: readonly HeardPart[] }) {
  return (
    <p className="mt-2 font-normal whitespace-pre-line wrap-anywhere">
      {parts.map((part, at) => {
        const key = `${at}`;
        return part.doubt ? (
          <mark
            key={key}
            className="bg-transparent font-semibold text-inherit underline decoration-bad decoration-wavy decoration-2 underline-offset-4"
          >
            <Part {...part} />
          </mark>
        ) : (
          <Part key={key} {...part} />
        );
      })}
    </p>
  );
}

const Part = ({ text, tag }: HeardPart) => (tag ? <CodeTag code={text} /> : text);
