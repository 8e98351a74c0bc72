/** Whether a page is asked for as a file. */
export const isPdfAsked = (request: Request): boolean =>
  new URL(request.url).searchParams.get("file") === "pdf";
