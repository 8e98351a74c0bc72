import { Form, href } from "react-router";
import { SetLanguage } from "#app/features/repair/texts/set-language.tsx";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { Button } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Review } from "./review.ts";

type Props = { jobId: string; review: Review; mayAsk: boolean };

/** Rare actions on a text: set another language, translate again, or undo its acceptance. */
export function RowMenu({ jobId, review, mayAsk }: Props) {
  const { t } = useWords();
  const { from, language, original, state, byPerson } = review;
  const post = (action: string, text: string) => (
    <Form method="post" action={action} preventScrollReset>
      <TextName review={review} />
      <Button kind="quiet" type="submit" className="-ml-3">
        {text}
      </Button>
    </Form>
  );
  return (
    <>
      {state === "reviewed" &&
        post(href("/repair-cms/:jobId/review/undo", { jobId }), t("review:undo"))}
      <MoreMenu label={t("review:moreFor", { text: original.slice(0, 60) })}>
        <div className="grid justify-items-start px-3">
          <SetLanguage
            of={review}
            jobId={jobId}
            from={from}
            anchor={reviewAnchor(review, language)}
          />
          {mayAsk &&
            !byPerson &&
            post(href("/repair-cms/:jobId/review/again", { jobId }), t("review:again"))}
        </div>
      </MoreMenu>
    </>
  );
}

export function TextName({ review: { subjectId, field, language } }: { review: Review }) {
  return (
    <>
      <input type="hidden" name="subjectId" value={subjectId} />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}
