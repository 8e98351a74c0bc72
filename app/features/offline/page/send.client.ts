import { jobsPage } from "#app/features/offline/addresses.ts";
import { findOwner, findSignedIn, memberHeader } from "#app/features/offline/caches.client.ts";
import { deleteWrite, listWrites, saveWrite, type Write } from "./writes.client.ts";

/** `later`: the server was not reached, timed out, or requires signing in. */
type Outcome = "sent" | "later" | { refusal: string };

/**
 * Sends waiting writes in order, one at a time across all pages of this browser. Each is posted
 * like a form of a browser without scripts: the answer is a page in the member's language.
 */
export const sendWaiting = (onChange: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request("llave-writes", async () => {
    const owner = await findOwner();
    if (owner === undefined || (await findSignedIn(owner)) !== owner) return true;
    for (const write of await listWrites(owner)) {
      if (write.refusal !== undefined) continue;
      const outcome = await send(write).catch((): Outcome => "later");
      if (outcome === "later") return false;
      if (outcome === "sent") await deleteWrite(write);
      else await saveWrite({ ...write, ...outcome });
      await onChange();
    }
    return true;
  });

async function send({ path, fields, owner }: Write): Promise<Outcome> {
  const answer = await fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    // The server refuses a write of another member than the one that is signed in.
    headers: { accept: "text/html", [memberHeader]: owner },
  });
  const isThere = new URL(answer.url).pathname.startsWith(jobsPage);
  if (answer.ok) return isThere ? "sent" : "later";
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return "later";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { refusal: page.querySelector("[role=alert]")?.textContent?.trim() ?? "" };
}
