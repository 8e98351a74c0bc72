import { href, Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Whether they have just joined. */
  joined: boolean;
  /**
   * The name under which the shop sees a member without one; undefined for a member with a name.
   */
  namelessAs: string | undefined;
};

/** Shown above the jobs to a member who has just joined the shop or has no name yet. */
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
