/** Messages that the stand-in received, newest last. They are in memory only. */
const arrived: { path: string; headers: Record<string, string>; body: string }[] = [];
const most = 100;

/**
 * Replaces a push service: stores encrypted posts below `/push/`, and answers for an address below
 * `/push/gone/` that its subscription has ended. `/demo/push` shows the messages, as JSON.
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
