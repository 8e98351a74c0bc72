import { href } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { listProgress } from "#app/features/videos/certificates/progress.server.ts";
import { ProgressList } from "#app/features/videos/certificates/progress-list.tsx";
import { platformContext } from "#app/platform/context.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/certificates";

export async function loader({ context }: Route.LoaderArgs) {
  return { progress: await listProgress(context.get(platformContext).db, viewerOf(context).id) };
}

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
