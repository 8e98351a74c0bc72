import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { DraftForm } from "./draft-form.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { Writing, WritingAnswer } from "./writing.ts";

/** The form that writes, and the one that sends what the customer will read. */
export function Compose({
  writing,
  answer,
}: {
  writing: Writing;
  answer?: WritingAnswer | undefined;
}) {
  const { t } = useWords();
  if (writing.ways.length === 0)
    return <Notice kind="info">{t("messages:write.noAddress")}</Notice>;
  const isReviewed = answer && (answer.review ?? (answer.values && "of" in answer.values));
  return isReviewed ? (
    <ReviewForm writing={writing} answer={answer} />
  ) : (
    <DraftForm writing={writing} answer={answer} />
  );
}
