import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { PageSection } from "./page-section.tsx";

/** What a viewer may open; `videos`: the category of those on the code's system, if any. */
export type OpenAreas = { forum: boolean; videos: string | undefined; assistant: boolean };

type Props = { code: string; open: OpenAreas; jobId: string | undefined };

/** Links from a code to what else the viewer may open about it. */
export function CodeLinks({ code, open: { forum, videos, assistant }, jobId }: Props) {
  const { t } = useWords();
  const job = jobId ? `&job=${jobId}` : "";
  const links = [
    forum && { to: `${href("/discussion")}?q=${code}`, label: t("codes:inForum", { code }) },
    videos && { to: `${href("/videos")}?category=${videos}`, label: t("codes:inVideos") },
    assistant && {
      to: `${href("/assistant")}?code=${code}${job}#ask`,
      label: t("codes:ask", { code }),
    },
  ].filter((link) => typeof link === "object");
  if (links.length === 0) return null;
  return (
    <PageSection title={t("codes:elsewhere")}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <LinkButton to={to}>{label}</LinkButton>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
