/** Without characters that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'
const SIGNS = '@$!%*#?&'

/** Returns a random character with equal probability; bytes that would favor the first ones are discarded. */
function pick(signs: string): string {
  const limit = 256 - (256 % signs.length)
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < limit ? signs.charAt(byte % signs.length) : pick(signs)
}

const some = (signs: string, count: number) =>
  Array.from({ length: count }, () => pick(signs)).join('')

/** Returns a password that is hard to guess but easy to type, such as `kxtrm#4827-…`. */
export const suggestPassword = (): string =>
  [some(LETTERS, 5), some(SIGNS, 1), some(DIGITS, 4), some(SIGNS, 1), some(LETTERS, 5)].join('')
