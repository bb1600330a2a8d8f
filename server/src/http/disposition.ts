const NOT_PLAIN = /[^\x20-\x7e]|["\\%]/gu
/** Characters that RFC 5987 requires to be escaped but `encodeURIComponent` does not. */
const LEFT_OUT = /['()*!]/g

/** Builds a Content-Disposition header that also supports non-ASCII names (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(NOT_PLAIN, '_')
  const exact = encodeURIComponent(name).replace(
    LEFT_OUT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
