/** Answers a calendar file that opens by a secret: no search engine and no cache keeps it. */
export const calendarFile = (text: string, disposition: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": disposition,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    },
  });
