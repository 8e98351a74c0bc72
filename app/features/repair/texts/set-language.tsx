import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import type { TextRef } from "./text.ts";

type Props = {
  of: TextRef;
  jobId: string;
  from: Language;
  /** Anchor on the review page to return to; without one, the job. */
  anchor?: string;
};

/** Says with one tap that a text is in another language than it was taken for. */
export function SetLanguage({ of, jobId, from, anchor }: Props) {
  const { t } = useWords();
  const page = anchor
    ? `${href("/repair-cms/:jobId/review", { jobId })}#${anchor}`
    : href("/repair-cms/:jobId", { jobId });
  return otherLanguages(from).map((language) => (
    <Form
      key={language}
      method="post"
      action={href("/repair-cms/:jobId/review/language", { jobId })}
      preventScrollReset
    >
      <input type="hidden" name="subjectId" value={of.subjectId} />
      <input type="hidden" name="field" value={of.field} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="back" value={page} />
      <Button kind="quiet" type="submit" className="-ml-3">
        {t(`repair:texts.isIn.${language}`)}
      </Button>
    </Form>
  ));
}
