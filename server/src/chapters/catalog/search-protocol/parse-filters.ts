import type { Comparison, SearchFilter } from '../../../ports/search-index'
import { badRequest } from './protocol-error'

/** Limits the cost of one request; no screen needs more. */
const DEEPEST = 20
const LONGEST = 10_000

type Kind = 'word' | 'quoted' | 'sign' | 'end'

interface Token {
  readonly kind: Kind
  readonly text: string
  /** Counted from 1, as in error messages. */
  readonly column: number
}

const TOKEN =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|[<>=:()])|([^\s"'<>=!:()]+))/sy

/**
 * Parses the protocol's filter language: `brand:"Sinar Dunia" AND (stock > 0 OR NOT city:Bandung) AND price:10
 * TO 20`. AND binds more tightly than OR; names and values with spaces need quotes.
 */
export function parseFilters(text: string): SearchFilter | undefined {
  if (text.length > LONGEST) throw refused('Too long', LONGEST + 1)
  const tokens = readTokens(text)
  return tokens.length === 1 ? undefined : new FilterParser(tokens).parse()
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    const start = at + (/\S/.exec(text.slice(at))?.index ?? 0)
    const column = start + 1
    if (!match) throw refused(`Unexpected character ${text[start] ?? ''}`, column)
    const [, double, single, sign, word] = match
    const quoted = double ?? single
    if (quoted !== undefined) {
      tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/gs, '$1'), column })
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, column })
    else tokens.push({ kind: 'word', text: word ?? '', column })
  }
  return [...tokens, { kind: 'end', text: '', column: text.length + 1 }]
}

function refused(what: string, column: number) {
  return badRequest(`filters: ${what} at col ${column}`)
}

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '<': '<',
  '<=': '<=',
  '=': '=',
  '!=': '!=',
  '>=': '>=',
  '>': '>',
}
const RESERVED = new Set(['AND', 'OR', 'NOT', 'TO'])

class FilterParser {
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  parse(): SearchFilter {
    const filter = this.either()
    if (this.next.kind !== 'end') throw this.unexpected('end of filter')
    return filter
  }

  private either(): SearchFilter {
    return this.list('or', 'OR', () => this.list('and', 'AND', () => this.single()))
  }

  private list(kind: 'and' | 'or', keyword: string, part: () => SearchFilter): SearchFilter {
    const parts = [part()]
    while (this.takeIf('word', keyword)) parts.push(part())
    const [only] = parts
    return parts.length === 1 && only ? only : { kind, parts }
  }

  private single(): SearchFilter {
    if (this.takeIf('word', 'NOT')) return { kind: 'not', part: this.single() }
    if (!this.takeIf('sign', '(')) return this.condition()
    if (++this.depth > DEEPEST) throw refused('Too many parentheses', this.next.column)
    const inner = this.either()
    if (!this.takeIf('sign', ')')) throw this.unexpected("')'")
    this.depth--
    return inner
  }

  private condition(): SearchFilter {
    const attribute = this.takeText('filter')
    const comparison = this.next.kind === 'sign' ? COMPARISONS[this.next.text] : undefined
    if (comparison) {
      this.at++
      return { kind: 'number', attribute, comparison, value: this.takeNumber() }
    }
    if (!this.takeIf('sign', ':')) throw this.unexpected("':' or a comparison")
    const isQuoted = this.next.kind === 'quoted'
    const value = this.takeText('value')
    if (isQuoted || !this.takeIf('word', 'TO')) return { kind: 'value', attribute, value }
    const from = Number(value)
    if (Number.isNaN(from)) throw refused(`Unexpected token ${value} expected numeric`, this.column)
    return { kind: 'range', attribute, from, to: this.takeNumber() }
  }

  private get next(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '', column: 1 }
  }

  /** Column of the second-last token read: the left end of a range. */
  private get column(): number {
    return this.tokens[this.at - 2]?.column ?? 1
  }

  private takeIf(kind: Kind, text: string): boolean {
    if (this.next.kind !== kind || this.next.text !== text) return false
    this.at++
    return true
  }

  private takeText(expected: string): string {
    const { kind, text } = this.next
    if (kind === 'quoted' || (kind === 'word' && !RESERVED.has(text))) {
      this.at++
      return text
    }
    throw this.unexpected(expected)
  }

  private takeNumber(): number {
    const { kind, text } = this.next
    const value = kind === 'word' && text !== '' ? Number(text) : Number.NaN
    if (!Number.isFinite(value)) throw this.unexpected('numeric')
    this.at++
    return value
  }

  private unexpected(expected: string) {
    const { kind, text, column } = this.next
    const found = kind === 'end' ? 'end of filter' : kind === 'quoted' ? `string(${text})` : text
    return refused(`Unexpected token ${found} expected ${expected}`, column)
  }
}
