/** What opens something by itself: tokens, keys, codes, invitations, and the signature of a file's link (`s`). */
const SECRET = /^(?:s|sig|code|invitation)$|token|signature|password|secret|key/i

const isSecret = (name: string): boolean => {
  try {
    return SECRET.test(decodeURIComponent(name))
  } catch {
    // What nobody can read may be anything.
    return true
  }
}

/**
 * An address as it may be logged: mailed and signed ones are as good as a password, those that are
 * written wrong too.
 */
export function addressForLog(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const kept = queries.map((query) =>
    query
      .split('&')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return value.length > 0 && isSecret(name) ? `${name}=…` : pair
      })
      .join('&'),
  )
  return [path, ...kept].join('?')
}
