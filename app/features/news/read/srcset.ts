const wide = 1_000;

/** The smallest candidate of a `srcset` that is wide enough, else the widest. */
export function largest(set: string | undefined): string | undefined {
  // Split by hand: a regular expression for addresses backtracks on rows of commas.
  const offers = (set ?? "")
    .slice(0, 8_000)
    .split(/,(?=\s|$)|(?<=\s[\d.]{1,8}[wx]),/)
    .flatMap((offer) => {
      const [address = "", size = ""] = offer.trim().split(/\s+/, 2);
      const [, count, unit] = /^([\d.]{1,8})([wx])$/.exec(size) ?? [];
      return address === ""
        ? []
        : [
            {
              address: address.replace(/^,+|,+$/g, ""),
              width: Number(count ?? 1) * (unit === "w" ? 1 : wide / 2),
            },
          ];
    });
  offers.sort((a, b) => a.width - b.width);
  return (offers.find(({ width }) => width >= wide) ?? offers.at(-1))?.address;
}
