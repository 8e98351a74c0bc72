import { useEffect, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import { ContentField } from "#app/features/forum/posts/content-field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";

/** Answer of a new reply's address when it succeeded and the page stays. */
type ReplyAnswer = FormAnswer & { replyId?: string };

type Props = {
  topicId: string;
  /** The id that the reply will have. */
  id: string;
  /** Id of the author: a draft is stored for each user of this device. */
  /** Answer to a browser without JavaScript. */
  answer?: FormAnswer | undefined;
};

/** The reply box. A posted reply remounts it, and scrolls to the reply. */
export function ReplyForm(props: Props) {
  const [written, setWritten] = useState("");
  return <Box key={written} {...props} onWritten={setWritten} />;
}

function Box({ topicId, id, answer, onWritten }: Props & { onWritten: (replyId: string) => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const fetcher = useFetcher<ReplyAnswer>();
  const replyId = fetcher.state === "idle" && fetcher.data?.ok ? fetcher.data.replyId : undefined;

  useEffect(() => {
    if (!replyId) return;
    onWritten(replyId);
    navigate(href("/discussion/:topicId/replies/:replyId", { topicId, replyId }));
  }, [replyId, topicId, navigate, onWritten]);

  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data ?? answer}
      action={href("/discussion/:topicId/reply", { topicId })}
      draft={`reply:${topicId}`}
      className="grid gap-3"
    >
      <ContentField label={t("forum:topic.reply")} rows={5} />
      <StableValue name="id" value={id} />
      <SubmitButton pending={t("forum:topic.sending")} className="justify-self-end">
        {t("forum:topic.send")}
      </SubmitButton>
    </WorkForm>
  );
}
