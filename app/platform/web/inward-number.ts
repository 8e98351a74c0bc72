// Networks that are not the public internet (IANA's special-purpose registries), by the bits that
// they begin with.
const inward4: readonly [net: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const number4 = (ip: string): number =>
  ip.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

/**
 * Whether an address, as a resolver writes it, is outside the public internet. Of IPv6 only
 * 2000::/3 is public, except prefixes that embed IPv4.
 */
export function isInwardNumber(ip: string): boolean {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(ip)) {
    const asked = number4(ip);
    return inward4.some(
      ([net, bits]) =>
        Math.floor(asked / 2 ** (32 - bits)) === Math.floor(number4(net) / 2 ** (32 - bits)),
    );
  }
  return !/^[23][0-9a-f]{3}:/i.test(ip) || /^(2001:0{0,4}:|2001:db8:|2001::|2002:)/i.test(ip);
}
