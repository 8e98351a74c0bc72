import { es as account } from "#app/features/account/words.es.ts";
import { es as photo } from "#app/features/assistant/photo/words.es.ts";
import { es as assistant } from "#app/features/assistant/words.es.ts";
import { es as billing } from "#app/features/billing/words.es.ts";
import { es as repair } from "#app/features/repair/words.es.ts";
import { es as site } from "#app/features/site/words.es.ts";
import { es as ui } from "#app/ui/words.es.ts";
import type { Shape } from "#app/values/language.ts";
import type en from "./en.ts";

export default { ui, site, account, assistant, billing, repair, photo } satisfies Shape<typeof en>;
