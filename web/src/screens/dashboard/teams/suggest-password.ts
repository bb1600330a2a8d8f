/** Without those that are taken for each other. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'
const SIGNS = '@$!%*#?&'

/** Evenly one of them: what would favour the first ones is drawn again. */
function pick(signs: string): string {
  const limit = 256 - (256 % signs.length)
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < limit ? signs.charAt(byte % signs.length) : pick(signs)
}

const some = (signs: string, count: number) =>
  Array.from({ length: count }, () => pick(signs)).join('')

/** A password that nobody guesses and anybody can type: four groups, as `kxtrm#4827-…` would be. */
export const suggestPassword = (): string =>
  [some(LETTERS, 5), some(SIGNS, 1), some(DIGITS, 4), some(SIGNS, 1), some(LETTERS, 5)].join('')
