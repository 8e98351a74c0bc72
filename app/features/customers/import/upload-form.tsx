import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Form that uploads a file. `id`: of the import, so that a repeated post makes one. */
export function UploadForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const { t } = useWords();
  return (
    <WorkForm answer={answer} encType="multipart/form-data" className="grid gap-5">
      <input type="hidden" name="id" value={id} />
      {/* Must be the last field: the bytes after it are passed on unread. */}
      <TextField
        name="file"
        type="file"
        required
        label={t("imports:upload.file")}
        hint={t("imports:upload.hint")}
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        className="[&_input]:text-base [&_input]:file:mr-3 [&_input]:file:cursor-pointer [&_input]:file:rounded [&_input]:file:border [&_input]:file:border-line-strong [&_input]:file:bg-steel [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:text-ink"
      />
      <SubmitButton className="justify-self-start" pending={t("imports:upload.sending")}>
        {t("imports:upload.send")}
      </SubmitButton>
    </WorkForm>
  );
}
