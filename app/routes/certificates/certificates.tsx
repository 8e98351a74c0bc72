import { href } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { listProgress } from "#app/features/videos/certificates/progress.server.ts";
import { ProgressList } from "#app/features/videos/certificates/progress-list.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/certificates";

export const loader = read("videos", async ({ db, viewer }: Route.LoaderArgs & SignedIn) => {
  return { progress: await listProgress(db, viewer.id) };
});

export default function Certificates({ loaderData: { progress } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("videos:certificates.title")}
        lead={t("videos:certificates.lead")}
        back={{ to: href("/videos"), label: t("videos:card.back") }}
      />
      <ProgressList categories={progress} />
    </>
  );
}
