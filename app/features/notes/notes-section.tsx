import { type ReactNode, useContext, useEffect } from "react";
import { href } from "react-router";
import { FreeText, TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useFocusBack } from "#app/ui/focus-fallback.ts";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NearMoment, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { isOwn, type Note } from "./note.ts";

type Props = {
  jobId: string;
  viewerId: string;
  mayWrite: boolean;
  notes: readonly ShownNote[];
  /** Cursor of older notes, and whether newer ones precede this page. */
  older: string | undefined;
  newer: boolean;
  /** Notes mention the viewer, and the server does not know yet that they were seen. */
  toSee: boolean;
  /** The form of a note while it is written. */
  children: ReactNode;
};

/** Internal notes on a job, newest first. */
export function NotesSection({ notes, children, ...page }: Props) {
  const { t } = useWords();
  const { jobId, mayWrite, older, newer } = page;
  const opener = useFocusBack<HTMLAnchorElement>(Boolean(children));
  const texts = useContext(TextsContext);
  useSeen(page);
  const job = href("/repair-cms/:jobId", { jobId });
  if (notes.length === 0 && !mayWrite) return null;
  return (
    <section
      id="notes"
      className="mt-4 min-w-0 scroll-mt-20 rounded-lg border border-line bg-card p-4 sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="label text-base text-ink-soft">{t("notes:title")}</h2>
        {mayWrite && (
          <LinkButton
            ref={opener}
            to={children ? job : href("/repair-cms/:jobId/notes/new", { jobId })}
            preventScrollReset
          >
            {children ? t("ui:cancel") : t("notes:write")}
          </LinkButton>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t("notes:hint")}</p>
      {children}
      <TextsContext value={{ ...texts, texts: { ...texts.texts, ...listedTexts("note", notes) } }}>
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} {...page} />
          ))}
        </ul>
      </TextsContext>
      <ListNav
        label={t("notes:title")}
        newest={newer && { to: `${job}#notes`, text: t("notes:newest") }}
        more={
          older !== undefined && {
            to: `${job}?notes=${older}#notes`,
            text: t("notes:older"),
            adds: false,
          }
        }
      />
    </section>
  );
}

/** Tells the server that the viewer has opened the job, where its page was fetched ahead. */
function useSeen({ jobId, toSee }: Pick<Props, "jobId" | "toSee">) {
  useEffect(() => {
    if (!toSee) return;
    const address = href("/repair-cms/:jobId/notes/seen", { jobId });
    // Without a network they stay new until the next visit.
    fetch(address, { method: "POST", keepalive: true }).catch(() => undefined);
  }, [jobId, toSee]);
}

/** A note with what its reader may do. */
type ShownNote = Note & { mayCorrect: boolean };

type RowProps = { note: ShownNote; jobId: string; viewerId: string; mayWrite: boolean };

/** Note, or a placeholder for a deleted one. */
function NoteRow({ note, viewerId, ...at }: RowProps) {
  const { t } = useWords();
  const name = note.author ?? t("notes:former");
  if (note.isRemoved)
    return (
      <li className="py-3 text-sm text-ink-soft">
        {t("notes:removed", { name })} · <NearMoment at={note.at.getTime()} />
      </li>
    );
  const isForViewer = note.named.some(({ isUnseen }) => isUnseen);
  const others = note.named.map((one) => one.name ?? t("notes:former"));
  return (
    <li className="py-3">
      <article aria-label={t("notes:noteOf", { name })} className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
            {isForViewer && <span className="font-semibold text-ink">{t("notes:forYou")} · </span>}
            <span className="font-semibold">{name}</span> · <NearMoment at={note.at.getTime()} />
            {note.isEdited && ` · ${t("notes:edited")}`}
            {others.length > 0 && ` · ${t("notes:for", { names: others.join(", ") })}`}
          </p>
          {at.mayWrite && isOwn(note, viewerId) && <OwnNote note={note} jobId={at.jobId} />}
        </div>
        <FreeText of={{ subjectId: note.id, field: "note" }}>{note.text}</FreeText>
      </article>
    </li>
  );
}

/** Actions of the author on a note. */
function OwnNote({ note, jobId }: Pick<RowProps, "note" | "jobId">) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const params = { jobId, noteId: note.id };
  const time = formatMoment(note.at.getTime(), language, zone);
  return (
    <MoreMenu label={t("notes:more", { time })} className="-my-1 shrink-0">
      {note.mayCorrect && (
        <LinkButton
          kind="quiet"
          to={href("/repair-cms/:jobId/notes/:noteId/edit", params)}
          preventScrollReset
        >
          {t("notes:correct")}
        </LinkButton>
      )}
      <ConfirmButton
        kind="danger"
        href={href("/repair-cms/:jobId/notes/:noteId/delete", params)}
        text={t("notes:delete.title")}
        detail={t("notes:delete.question")}
        confirmLabel={t("ui:delete")}
        pendingLabel={t("ui:deleting")}
      >
        {t("notes:delete.button")}
      </ConfirmButton>
    </MoreMenu>
  );
}
