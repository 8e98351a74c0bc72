/** What a browser says of its connection, where it says anything (Network Information API). */
type Net = { saveData?: boolean; effectiveType?: string };

export const netOf = (browser: Navigator): Net | undefined =>
  (browser as { connection?: Net }).connection;

/** At most this many pages are asked for ahead within `span` milliseconds. */
const most = 12;
const span = 60_000;

/**
 * Counts what is asked for ahead: none where data is to be saved or the connection is slow, and
 * so many a minute.
 */
export function prefetchLimit(now: () => number) {
  let asked: number[] = [];
  return (net: Net | undefined): boolean => {
    asked = asked.filter((at) => at > now() - span);
    if (savesData(net) || asked.length >= most) return false;
    asked.push(now());
    return true;
  };
}

/** Whether nothing is to be fetched that may never be needed. */
export const savesData = (net: Net | undefined): boolean =>
  net?.saveData === true || /2g/.test(net?.effectiveType ?? "");
