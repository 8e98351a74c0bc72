import { href, Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Whether they have just joined. */
  joined: boolean;
  /** How the shop sees a member who has given no name; undefined for one who has. */
  namelessAs: string | undefined;
};

/** Above the jobs, for whoever has just joined the shop, or is an email address to it. */
export function Welcome({ joined, namelessAs }: Props) {
  const { t } = useWords();
  return (
    <>
      {joined && (
        <Notice kind="done" className="mb-3">
          {t("team:welcome.joined")}
        </Notice>
      )}
      {namelessAs && (
        <Notice kind="info" className="mb-3">
          {t("team:welcome.nameless", { email: namelessAs })}{" "}
          <Link to={href("/account/name")} className="inline-flex min-h-11 items-center underline">
            {t("team:welcome.addName")}
          </Link>
        </Notice>
      )}
    </>
  );
}
