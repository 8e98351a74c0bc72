/** Start of an older page of jobs, from the address: below a work order number. */
export const readBefore = (params: URLSearchParams): number | undefined => {
  const before = params.get("before") ?? "";
  return /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined;
};
