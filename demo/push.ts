/** What arrived at the stand-in, newest last. It is the demo's memory, and gone with its process. */
const arrived: { path: string; headers: Record<string, string>; body: string }[] = [];
const most = 100;

/**
 * In place of a push service: keeps what is posted below `/push/`, which it cannot read either, and
 * says of an address below `/push/gone/` that no browser listens there. `/demo/push` shows what
 * arrived, as JSON.
 */
export async function pushService(
  request: Request,
  { hostname, pathname }: URL,
  host: string,
): Promise<Response | undefined> {
  if (hostname !== host)
    return pathname === "/demo/push" && request.method === "GET"
      ? Response.json(arrived)
      : undefined;
  if (request.method !== "POST" || !pathname.startsWith("/push/")) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  arrived.push({
    path: pathname,
    headers: Object.fromEntries(request.headers),
    body: btoa(String.fromCharCode(...bytes)),
  });
  arrived.splice(0, arrived.length - most);
  return new Response(null, { status: pathname.startsWith("/push/gone/") ? 410 : 201 });
}
