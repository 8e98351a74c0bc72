/**
 * Pictures in `public/` for articles without one; the first is the default (specification, section
 * 14).
 */
const stockPictures = [
  "/news-stock.svg",
  "/news-stock-wrench.svg",
  "/news-stock-brake.svg",
  "/news-stock-spark.svg",
  "/news-stock-battery.svg",
  "/news-stock-gauge.svg",
] as const;

/**
 * The stock picture of an article: chosen by an FNV-1a hash of its id, so that it stays the same.
 */
export function stockPicture(itemId: string): (typeof stockPictures)[number] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < itemId.length; at++)
    hash = Math.imul(hash ^ itemId.charCodeAt(at), 0x01000193);
  return stockPictures[((hash ^ (hash >>> 16)) >>> 0) % stockPictures.length] ?? stockPictures[0];
}
