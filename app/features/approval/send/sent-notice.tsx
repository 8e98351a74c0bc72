import { useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/form/copy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** A new link, which is shown this once. */
export type SentAnswer = {
  ok: true;
  link: string;
  /** Its QR code, as the path of an SVG. */
  qr: { size: number; path: string };
  whatsApp: string;
  sms: string;
  /** The address of the quotes on paper with the code; null where there is none. */
  paper: string | null;
  /** Recipient of the email; "failed" when it could not be sent. Null if none was requested. */
  mailed: string | "failed" | null;
};

/** `opensMessages`: it was to be passed on as a text message. `large`: its code is what is shown. */
type Props = SentAnswer & { opensMessages?: boolean; large?: boolean };

/** A link that was just made, and the ways to pass it on. */
export function SentNotice({ link, qr, whatsApp, sms, paper, mailed, ...how }: Props) {
  const { opensMessages, large } = how;
  const { t } = useWords();
  const messages = useRef<HTMLAnchorElement>(null);
  // The page stays, with the link and the other ways.
  useEffect(() => {
    if (opensMessages) messages.current?.click();
  }, [opensMessages]);
  return (
    <section
      aria-labelledby="ready"
      className="grid gap-4 rounded-lg border-2 border-good bg-card p-4 sm:p-6"
    >
      <h2 id="ready" className="label text-2xl">
        {t("send:ready")}
      </h2>
      {mailed && (
        <Notice kind={mailed === "failed" ? "error" : "done"}>
          {mailed === "failed" ? t("send:notMailed") : t("send:mailed", { email: mailed })}
        </Notice>
      )}
      <p>{t("send:once")}</p>
      <label className="grid gap-1">
        <span className="label text-base text-ink-soft">{t("send:link")}</span>
        <input
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="block min-h-11 w-full rounded-md border border-line-strong bg-card px-3 py-2"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <CopyButton read={() => link} />
        <a className={buttonClass("plain")} href={whatsApp} target="_blank" rel="noreferrer">
          {t("send:whatsApp")}
        </a>
        <a ref={messages} className={buttonClass("plain")} href={sms}>
          {t("send:sms")}
        </a>
        {paper && (
          <a className={buttonClass("plain")} href={paper} target="_blank" rel="noreferrer">
            {t("send:withCode")}
          </a>
        )}
      </div>
      <svg
        role="img"
        aria-label={t("send:qr")}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className={large ? "order-first w-120 max-w-full bg-white" : "w-60 max-w-full bg-white"}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="black" />
      </svg>
    </section>
  );
}
