/** Characters that a quoted name of a header can't have, or that readers take differently. */
const NOT_PLAIN = /[^\x20-\x7e]|["\\%]/gu
/** What RFC 5987 wants escaped and `encodeURIComponent` leaves. */
const LEFT_OUT = /['()*!]/g

/** How a browser is told what to do with a file and what to call it (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(NOT_PLAIN, '_')
  const exact = encodeURIComponent(name).replace(
    LEFT_OUT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
