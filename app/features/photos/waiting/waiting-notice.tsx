import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Photos of a job that are still on this device; they are sent from the page of its photos. */
export function WaitingNotice({ jobId, viewerId }: { jobId: string; viewerId: string }) {
  const { t } = useWords();
  const [number, setNumber] = useState(0);
  useEffect(() => {
    let isShown = true;
    import("./waiting-photos.client.ts")
      .then(({ listWaiting, openWaiting }) =>
        listWaiting(openWaiting(), { owner: viewerId, jobId }),
      )
      .then(({ length }) => isShown && setNumber(length))
      .catch(() => undefined); // A browser without storage has no waiting photos.
    return () => {
      isShown = false;
    };
  }, [jobId, viewerId]);
  if (number === 0) return null;
  return (
    <Notice kind="info" className="mt-3">
      {t("photos:waiting.onPhone", { number })}{" "}
      <Link className="underline" to={href("/repair-cms/:jobId/photos", { jobId })}>
        {t("photos:waiting.sendNow")}
      </Link>
    </Notice>
  );
}
