import { read, write } from "#app/features/account/guard.server.ts";
import { setActive } from "#app/features/news/sources/set-active.server.ts";
import { SourceNotice } from "#app/features/news/sources/source-notice.tsx";
import { answering } from "#app/http/client-write.ts";

export const loader = read("admin", () => null);

export const action = write("admin", setActive(true));

export const clientAction = answering("news:source.notUpdated");

export default SourceNotice;
