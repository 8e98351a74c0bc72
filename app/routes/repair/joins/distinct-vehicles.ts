import { read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import { setDistinct } from "./joins.server.ts";

export const loader = read({ area: "repair", needs: "joinRecords" }, () => null);

export const action = write({ area: "repair", needs: "joinRecords" }, setDistinct("vehicles"));

export const clientAction = answering("merge:distinct.failed");

export default ActionError;
