import { read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { askAgain } from "#app/features/translations/review/make-again.server.ts";
import { answering } from "#app/http/client-write.ts";
import { changeText } from "./change-text.server.ts";

export const loader = read({ area: "repair", needs: "reviewTexts" }, () => null);

export const action = write({ area: "repair", needs: "reviewTexts" }, changeText(askAgain));

export const clientAction = answering("review:notSaved");

export default ActionError;
