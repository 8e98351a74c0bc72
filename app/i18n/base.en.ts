import { en as account } from "#app/features/account/words.en.ts";
import { en as site } from "#app/features/site/words.en.ts";
import { en as ui } from "#app/ui/words.en.ts";

/** The words that any page may need: they come with every page's scripts. */
export default { ui, site, account };
