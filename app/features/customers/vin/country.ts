/**
 * ISO 3780: which country issues the first two characters of a VIN, by the first ones of each
 * range; `-`: none that is known here. A range ends where the next one begins.
 */
const ranges: Record<string, string> = {
  A: "A:ZA J:-",
  H: "A:CN",
  J: "A:JP",
  K: "A:- L:KR S:-",
  L: "A:CN",
  M: "A:IN F:ID L:TH S:MM T:-",
  N: "A:- L:TR S:-",
  P: "A:PH F:SG L:MY S:-",
  R: "A:- F:TW L:VN S:-",
  S: "A:GB N:DE U:PL 1:-",
  T: "A:CH J:CZ R:HU W:PT 2:-",
  U: "A:- H:DK N:IE U:RO 1:-",
  V: "A:AT F:FR S:ES X:-",
  W: "A:DE",
  X: "A:- L:NL S:RU X:- 3:RU",
  Y: "A:BE F:FI L:- S:SE X:-",
  Z: "A:IT S:-",
  1: "A:US",
  2: "A:CA",
  3: "A:MX X:-",
  4: "A:US",
  5: "A:US",
  6: "A:AU X:-",
  7: "A:- F:US",
  8: "A:AR F:CL L:EC S:PE X:VE 3:-",
  9: "A:BR F:CO L:PY S:UY X:- 3:BR 0:-",
};
const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

/** The country that issued a VIN's first characters, as ISO 3166 writes it. */
export function countryOf(vin: string): string | undefined {
  const place = order.indexOf(vin[1] ?? " ");
  const range = (ranges[vin[0] ?? ""] ?? "")
    .split(" ")
    .filter(Boolean)
    .findLast((one) => order.indexOf(one[0]!) <= place);
  const country = range?.slice(2);
  return place < 0 || country === "-" ? undefined : country;
}
