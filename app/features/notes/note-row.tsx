import { href } from "react-router";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { NearMoment, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { isOwn, type Note } from "./note.ts";

/** A note with what its reader may do. */
export type ShownNote = Note & { mayCorrect: boolean };

type RowProps = { note: ShownNote; jobId: string; viewerId: string; mayWrite: boolean };

/** One note, or that there was one. */
export function NoteRow({ note, viewerId, ...at }: RowProps) {
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

/** What its author may do with a note. */
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
