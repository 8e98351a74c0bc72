/** What a member is called to customers, and where there is little room: of an email address what precedes its @. */
export const shortName = (name: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(name) ? name.slice(0, name.indexOf("@")) : name;
