import { cleanName } from '../../kernel/clean-name'
import type { Target } from './invitations.rules'

/** Separators between addresses, outside quotes and angle brackets. */
const BETWEEN = /[,;\n\r\t]/

/** `Name <address>`, with or without quotes around the name. */
const NAMED = /^(.*?)<([^<>]*)>?$/s

/** Splits a text into single addresses. */
function pieces(text: string): string[] {
  const found: string[] = []
  let piece = ''
  let isQuoted = false
  let isBracketed = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === '<') isBracketed = true
    // A line break ends quotes and brackets, so that an unclosed quote does not swallow the rest.
    if (sign === '\n') isQuoted = isBracketed = false
    const isBetween = !isQuoted && !isBracketed && BETWEEN.test(sign)
    if (!isBetween) piece += sign
    // After a closing bracket the next address needs no comma, as in the output of mail programs.
    if (sign === '>') isBracketed = false
    if (isBetween || (sign === '>' && !isQuoted)) {
      found.push(piece)
      piece = ''
    }
  }
  return [...found, piece].map((one) => one.trim()).filter((one) => one !== '')
}

const bare = (email: string): string => email.trim().replace(/^mailto:/i, '')

/** Removes quotes around a name. */
const nameOf = (words: string): string => cleanName(words.replaceAll('"', ''))

function targetsIn(piece: string): Target[] {
  const [, name, email] = NAMED.exec(piece) ?? []
  if (name !== undefined && email !== undefined) return [{ email: bare(email), name: nameOf(name) }]
  const words = piece.split(/\s+/)
  const [first, ...more] = words.filter((word) => word.includes('@'))
  if (first === undefined) return [{ email: bare(piece), name: '' }]
  if (more.length > 0) return words.map((word) => ({ email: bare(word), name: '' }))
  const others = words.filter((word) => word !== first).join(' ')
  return [{ email: bare(first), name: nameOf(others) }]
}

/**
 * Returns the addresses in a typed or pasted text, separated by lines, commas, semicolons or spaces, with or
 * without names. Invalid addresses are returned unchanged, so that the user can correct them.
 */
export const readAddresses = (text: string): Target[] => pieces(text).flatMap(targetsIn)
