import { cleanName } from '../kernel/clean-name'
import type { Target } from './team.invitations.rules'

/** What stands between addresses, where it stands in no quotes and in no angle brackets. */
const BETWEEN = /[,;\n\r\t]/

/** `Name <address>`, with or without quotes around the name. */
const NAMED = /^(.*?)<([^<>]*)>?$/s

/** Cuts where one address ends and the next begins. */
function pieces(text: string): string[] {
  const found: string[] = []
  let piece = ''
  let isQuoted = false
  let isBracketed = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === '<') isBracketed = true
    // A line ends what was begun in it: a quote that nobody closed doesn't swallow the rest.
    if (sign === '\n') isQuoted = isBracketed = false
    const isBetween = !isQuoted && !isBracketed && BETWEEN.test(sign)
    if (!isBetween) piece += sign
    // As mail programs write them: the next address needs no comma.
    if (sign === '>') isBracketed = false
    if (isBetween || (sign === '>' && !isQuoted)) {
      found.push(piece)
      piece = ''
    }
  }
  return [...found, piece].map((one) => one.trim()).filter((one) => one !== '')
}

const bare = (email: string): string => email.trim().replace(/^mailto:/i, '')

/** Quotes around a name are no part of it. */
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
 * The addresses in what was typed or pasted: one to a line, or with commas, semicolons or blanks
 * between them, each with its name beside it or without. What is no address is kept as it stands, to
 * be mended.
 */
export const readAddresses = (text: string): Target[] => pieces(text).flatMap(targetsIn)
