import type { ReactNode } from "react";
import type { Notes } from "#app/features/assistant/chat.ts";
import { useWords } from "#app/ui/words.ts";

/** What the rules found in an answer: hazards, figures without a source, codes without a make. */
export function TurnNotes({ notes: { safety, unsourced, makerCodes } }: { notes: Notes }) {
  const { t } = useWords();
  if (safety.length + unsourced.length + makerCodes.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-2 text-base">
      {safety.map((topic) => (
        <Note key={topic} sign="!" look="border-bad bg-bad-soft">
          {t(`assistant:notes.${topic}`)}
        </Note>
      ))}
      {unsourced.length > 0 && (
        <Note sign="?" look="border-busy bg-busy-soft">
          {t("assistant:notes.unsourced", { list: unsourced.join(", ") })}
        </Note>
      )}
      {makerCodes.length > 0 && (
        <Note sign="?" look="border-busy bg-busy-soft">
          {t("assistant:notes.maker", { list: makerCodes.join(", ") })}
        </Note>
      )}
    </ul>
  );
}

function Note({ sign, look, children }: { sign: string; look: string; children: ReactNode }) {
  return (
    <li className={`flex gap-2 rounded-md border px-3 py-2 ${look}`}>
      <span aria-hidden className="label shrink-0">
        {sign}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
