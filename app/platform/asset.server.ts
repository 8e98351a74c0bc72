/**
 * The bytes of a file of our own build, by the address that Vite gave it. @throws when it is not
 * there.
 */
export async function readAsset(path: string): Promise<ArrayBuffer> {
  const { env } = await import("cloudflare:workers");
  const answer = await env.ASSETS.fetch(new URL(path, "http://assets.localhost"));
  if (!answer.ok) throw new Error(`No asset ${path}: ${answer.status}`);
  return answer.arrayBuffer();
}
