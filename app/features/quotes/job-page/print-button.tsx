import { useRef, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  href: string;
  fileName: string;
  /** Label other than "Generate PDF". */
  label?: string | undefined;
  boxes?: boolean;
};
type Busy = "printing" | "sharing" | undefined;

/**
 * Makes the work order of a quote. Without JavaScript a plain download link; with it, shows
 * progress and errors. A phone also offers Share, which passes the file to the system. `boxes`:
 * some letters of the document cannot be printed, which is noted next to the button.
 */
export function PrintButton({ href, fileName, label, boxes }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState<Busy>();
  const [failed, setFailed] = useState(false);
  const canShare = useCanShare();
  const ready = useRef<File>(undefined);

  async function make(kind: Exclude<Busy, undefined>, use: (file: File) => void | Promise<void>) {
    setBusy(kind);
    setFailed(false);
    try {
      const file = ready.current ?? (await fetchPdf(href, fileName));
      if (file) await use(file);
    } catch {
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  // Some browsers lose the user gesture while the file loads. Then the file is cached, and the next
  // tap shares it at once.
  async function share(file: File) {
    ready.current = undefined;
    try {
      await navigator.share({ files: [file], title: fileName });
    } catch (error) {
      const { name } = error as DOMException;
      if (name === "NotAllowedError") ready.current = file;
      else if (name !== "AbortError") throw error;
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        href={href}
        className={buttonClass("plain")}
        aria-disabled={busy ? true : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!busy) void make("printing", download);
        }}
      >
        {busy === "printing" ? t("quotes:order.printing") : (label ?? t("quotes:order.print"))}
      </a>
      {canShare && (
        <Button
          pending={busy && t(busy === "sharing" ? "quotes:order.printing" : "quotes:order.share")}
          onClick={() => make("sharing", share)}
        >
          {t("quotes:order.share")}
        </Button>
      )}
      {boxes && <p className="basis-full text-sm font-medium">{t("quotes:order.boxes")}</p>}
      {failed && <Notice kind="error">{t("quotes:order.failed")}</Notice>}
    </div>
  );
}

/**
 * Whether this is a phone or tablet whose system accepts files. Known only in the browser, so the
 * first render is without it.
 */
const useCanShare = () => useSyncExternalStore(never, takesFiles, () => false);
const never = () => () => {};

let takes: boolean | undefined;
function takesFiles(): boolean {
  const probe = () => new File([], "a.pdf", { type: "application/pdf" });
  takes ??=
    window.matchMedia("(pointer: coarse)").matches &&
    navigator.canShare?.({ files: [probe()] }) === true;
  return takes;
}

/**
 * Fetches the file; undefined when the sign-in session ended: then the page reloads and leads to
 * sign-in. @throws when it could not be made.
 */
async function fetchPdf(href: string, fileName: string): Promise<File | undefined> {
  const answer = await fetch(href);
  if (answer.redirected) {
    window.location.reload();
    return undefined;
  }
  if (!answer.ok || answer.headers.get("content-type") !== "application/pdf")
    throw new Error(`${answer.status}`);
  return new File([await answer.blob()], fileName, { type: "application/pdf" });
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // Long enough for a slow disk to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
