import { Refusal } from './refusal'
import { foldWhole } from './words'

// The `filters` language, as documented for boolean operators: ORs within ANDs, an OR only of
// conditions of one kind, NOT only before a single condition.

type Kind = 'facet' | 'number'

interface Condition {
  kind: Kind
  holds(valuesOf: (attribute: string) => readonly unknown[]): boolean
}

interface Filterable {
  facets: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|(<=|>=|!=|[<>=:()])|([^\s"<>=!:()]+))/sy

interface Token {
  text: string
  isQuoted: boolean
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(text)
    if (!match) throw new Refusal(400, `filters: Unexpected token in ${text}`)
    const [, quoted, sign, word] = match
    const isQuoted = quoted !== undefined
    tokens.push({ text: quoted?.replace(/\\(.)/gs, '$1') ?? sign ?? word ?? '', isQuoted })
  }
  return tokens
}

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

const keywords = new Set(['AND', 'OR', 'NOT', 'TO'])

class Reader {
  private readonly tokens: Token[]
  private readonly known: Filterable
  private at = 0

  constructor(text: string, known: Filterable) {
    this.tokens = tokensOf(text)
    this.known = known
  }

  clauses(): Condition[][] {
    const clauses = [this.clause()]
    while (this.takes('AND')) clauses.push(this.clause())
    if (this.at < this.tokens.length) throw this.refused()
    return clauses
  }

  private clause(): Condition[] {
    const isGroup = this.takes('(')
    const any = [this.condition()]
    while (this.takes('OR')) any.push(this.condition())
    if (isGroup && !this.takes(')')) throw this.refused()
    if (!isGroup && any.length > 1 && this.tokens.some(({ text }) => text === 'AND'))
      throw new Refusal(400, 'filters: OR beside AND needs parentheses')
    if (new Set(any.map(({ kind }) => kind)).size > 1)
      throw new Refusal(400, 'filters: different types of filters in an OR are not allowed')
    return any
  }

  private condition(): Condition {
    const isNegated = this.takes('NOT')
    const condition = this.plain()
    if (!isNegated) return condition
    return { kind: condition.kind, holds: (valuesOf) => !condition.holds(valuesOf) }
  }

  private plain(): Condition {
    const attribute = this.text()
    const sign = this.text(true)
    const compare = COMPARE[sign]
    if (compare) {
      const bound = this.figure(attribute)
      return this.numeric(attribute, (value) => compare(value, bound))
    }
    if (sign !== ':') throw this.refused()
    const isQuoted = this.tokens[this.at]?.isQuoted === true
    const value = this.text()
    if (!isQuoted && this.takes('TO')) {
      const [from, to] = [Number(value), this.figure(attribute)]
      return this.numeric(attribute, (figure) => figure >= from && figure <= to)
    }
    if (!this.known.facets.has(attribute))
      throw new Refusal(400, `filters: ${attribute} is not in attributesForFaceting`)
    const wanted = foldWhole(value)
    return {
      kind: 'facet',
      holds: (valuesOf) => valuesOf(attribute).some((one) => foldWhole(String(one)) === wanted),
    }
  }

  private numeric(attribute: string, holds: (value: number) => boolean): Condition {
    return {
      kind: 'number',
      holds: (valuesOf) => valuesOf(attribute).some((one) => typeof one === 'number' && holds(one)),
    }
  }

  private figure(attribute: string): number {
    const figure = Number(this.text())
    if (!Number.isFinite(figure)) throw this.refused()
    if (!this.known.numbers.has(attribute))
      throw new Refusal(400, `filters: ${attribute} is not in numericAttributesForFiltering`)
    return figure
  }

  private takes(text: string): boolean {
    const token = this.tokens[this.at]
    if (token?.text !== text || token.isQuoted) return false
    this.at++
    return true
  }

  private text(isSign = false): string {
    const token = this.tokens[this.at++]
    if (!token || (!isSign && !token.isQuoted && keywords.has(token.text))) throw this.refused()
    return token.text
  }

  private refused() {
    return new Refusal(400, `filters: Unexpected token at ${this.at}`)
  }
}

export type Holds = (valuesOf: (attribute: string) => readonly unknown[]) => boolean

export function readFilters(text: string, known: Filterable): Holds {
  if (text.trim() === '') return () => true
  const clauses = new Reader(text, known).clauses()
  return (valuesOf) =>
    clauses.every((clause) => clause.some((condition) => condition.holds(valuesOf)))
}
