import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AuditLine } from "./audit.ts";
import { AuditTable } from "./audit-table.tsx";

/** A page of the audit log, or why it is empty. */
export function AuditList({ lines, person }: { lines: readonly AuditLine[]; person: string | undefined }) {
  const { say } = useWords();
  if (lines.length > 0) return <AuditTable lines={lines} />;
  return <Empty title={say(person ? "admin:audit.noneOf" : "admin:audit.none")} />;
}
