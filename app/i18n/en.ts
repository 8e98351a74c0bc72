import { en as account } from "#app/features/account/words.en.ts";
import { en as photo } from "#app/features/assistant/photo/words.en.ts";
import { en as assistant } from "#app/features/assistant/words.en.ts";
import { en as billing } from "#app/features/billing/words.en.ts";
import { en as repair } from "#app/features/repair/words.en.ts";
import { en as site } from "#app/features/site/words.en.ts";
import { en as ui } from "#app/ui/words.en.ts";

export default { ui, site, account, assistant, billing, repair, photo };
