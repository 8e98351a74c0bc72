import { useRequest } from "#app/ui/connection/request.ts";
// Vite builds what is imported as a worker into a file of its own. It runs in the page all the same.
import script from "./script/link.client.ts?worker&url";

/** The script of a page that needs none (`script/link.client.ts`). */
export function PageScript() {
  const { nonce } = useRequest();
  return nonce && <script type="module" nonce={nonce} src={script} />;
}
