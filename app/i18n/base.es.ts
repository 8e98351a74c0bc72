import { es as account } from "#app/features/account/words.es.ts";
import { es as site } from "#app/features/site/words.es.ts";
import { es as ui } from "#app/ui/words.es.ts";

/** The words that any page may need: they come with every page's scripts. */
export default { ui, site, account };
