import { data } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { listAudit } from "#app/features/admin/audit/audit.server.ts";
import type { AuditLine } from "#app/features/admin/audit/audit.ts";
import { type AuditSearch, auditAddress } from "#app/features/admin/audit/audit-address.ts";
import { AuditFilter } from "#app/features/admin/audit/audit-filter.tsx";
import { AuditList, AuditOfPerson } from "#app/features/admin/audit/audit-list.tsx";
import { findPerson } from "#app/features/admin/people/person.server.ts";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { readerZone } from "#app/http/time-zone.ts";
import { log } from "#app/platform/log/log.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { Route } from "./+types/audit";

type Page = { asked: AuditSearch; who: string | null; lines?: AuditLine[]; next: string | null };

export const loader = read("admin", async ({ db, request }: Route.LoaderArgs & SignedIn) => {
  const asked = auditAddress.read(new URL(request.url).searchParams);
  try {
    const [page, person] = await Promise.all([
      listAudit(db, { ...asked, zone: readerZone(request) }),
      asked.person ? findPerson(db, asked.person) : undefined,
    ]);
    return {
      asked,
      who: person ? person.name || person.email : null,
      ...page,
    } satisfies Page as Page;
  } catch (error) {
    log.error("the audit log could not be read", error);
    return data({ asked, who: null, next: null } as Page, { status: 503 });
  }
});

export default function Audit({ loaderData: { asked, who, lines, next } }: Route.ComponentProps) {
  const { t } = useWords();
  const following = nextPage(auditAddress, asked, { before: next ?? undefined });
  return (
    <>
      <PageHeader title={t("admin:audit.title")} lead={t("admin:audit.lead")} />
      <AdminTabs />
      {asked.person && <AuditOfPerson asked={asked} who={who ?? asked.person} />}
      <AuditFilter asked={asked} />
      {lines ? (
        <AuditList lines={lines} asked={asked} />
      ) : (
        <NotLoaded what="admin:audit.notLoaded" />
      )}
      <ListNav
        label={t("admin:audit.title")}
        newest={
          asked.before !== undefined && {
            to: auditAddress.href({ ...asked, before: undefined, show: undefined }),
            text: t("admin:audit.newest"),
          }
        }
        more={
          next !== null && {
            ...following,
            text: t("admin:audit.more"),
          }
        }
      />
    </>
  );
}
