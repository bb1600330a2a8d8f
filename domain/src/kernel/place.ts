/**
 * Returns the key by which requests from an IP address are counted: an IPv4 address itself, or the
 * first 64 bits of an IPv6 address, because one connection has 2⁶⁴ of them.
 */
export function placeOfAddress(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!plain.includes(':')) return address
  const [head = '', tail] = plain.toLowerCase().split('::', 2)
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  const half = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${half.join(':')}::/64`
}

/** Returns an address on one line, from the smallest part to the largest; missing parts are left out. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
