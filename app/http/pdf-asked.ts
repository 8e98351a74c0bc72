/** Whether a page is requested as a file. */
export const isPdfAsked = (request: Request): boolean =>
  new URL(request.url).searchParams.get("file") === "pdf";
