import { href, Link, useFetcher } from "react-router";
import type { Author } from "#app/features/forum/posts/author.ts";
import { AuthorName } from "#app/features/forum/posts/author-name.tsx";
import { postLimits } from "#app/features/forum/posts/post.ts";
import type { ShownText } from "#app/features/forum/posts/shown.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

/** Post with the reports about it, for administrators. */
export type ReportedPost = {
  postId: string;
  /** Its address in the forum. */
  href: string;
  title: string;
  author: Author;
  writtenAt: number;
  text: ShownText;
  reports: { by: Author; reason: string; at: number }[];
};

/** A reported post with both decisions: hide it with a reason, or dismiss the reports. */
export function ReportCard({ post }: { post: ReportedPost }) {
  const { t } = useWords();
  return (
    <article className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <h2 className="text-xl font-semibold">
        <Link
          to={post.href}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {post.title}
        </Link>
      </h2>
      <p className="text-ink-soft">
        {t("forum:admin.author")}: <AuthorName author={post.author} /> ·{" "}
        <Moment at={post.writtenAt} />
      </p>
      <div className="my-3 max-h-96 overflow-y-auto rounded-md border border-line bg-paper p-3">
        <RichText blocks={post.text.blocks} lang={post.text.language} />
      </div>
      <ul className="mb-4 grid gap-2">
        {post.reports.map(({ by, reason, at }) => (
          <li key={`${at} ${by?.number}`} className="border-l-4 border-bad pl-3">
            <p className="whitespace-pre-wrap">{reason}</p>
            <p className="text-base text-ink-soft">
              {t("forum:admin.reportedBy")} <AuthorName author={by} /> · <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      <Decision postId={post.postId} />
    </article>
  );
}

function Decision({ postId }: { postId: string }) {
  const { t } = useWords();
  const hide = useFetcher<FormAnswer>();
  const stand = useFetcher<FormAnswer>();
  return (
    <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <WorkForm
        fetcher={hide}
        answer={hide.data}
        action={href("/admin/reports/:postId/hide", { postId })}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <TextField
          name="reason"
          label={t("forum:admin.reason")}
          required
          maxLength={postLimits.reason}
          autoComplete="off"
        />
        <SubmitButton kind="danger" pending={t("forum:admin.hiding")}>
          {t("forum:admin.hide")}
        </SubmitButton>
      </WorkForm>
      <WorkForm
        fetcher={stand}
        answer={stand.data}
        action={href("/admin/reports/:postId/stand", { postId })}
      >
        <SubmitButton kind="plain" className="w-full" pending={t("forum:admin.standing")}>
          {t("forum:admin.stand")}
        </SubmitButton>
      </WorkForm>
    </div>
  );
}
