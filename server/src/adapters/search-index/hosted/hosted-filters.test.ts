import { describe, expect, it } from 'vitest'
import { FilterUnsupported, type SearchFilter } from '../../../ports/search-index'
import { writeFilters } from './hosted-queries'

const is = (attribute: string, value: string): SearchFilter => ({ kind: 'value', attribute, value })
const above = (attribute: string, value: number): SearchFilter => ({
  kind: 'number',
  attribute,
  comparison: '>',
  value,
})
const and = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'and', parts })
const or = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'or', parts })
const not = (part: SearchFilter): SearchFilter => ({ kind: 'not', part })
const [a, b, c] = [is('brand', 'A'), is('brand', 'B'), is('vendor_name', 'C')]
const range: SearchFilter = { kind: 'range', attribute: 'stock', from: 1, to: 5 }

describe('filters in the language of the hosted index', () => {
  it.each<[SearchFilter[], string | undefined]>([
    [[], ''],
    [[a], 'brand:"A"'],
    [[a, or(b, c)], 'brand:"A" AND (brand:"B" OR vendor_name:"C")'],
    [[or(a, and(b, c))], '(brand:"A" OR brand:"B") AND (brand:"A" OR vendor_name:"C")'],
    [[not(or(a, c))], 'NOT brand:"A" AND NOT vendor_name:"C"'],
    [[not(and(a, not(c)))], '(NOT brand:"A" OR vendor_name:"C")'],
    [[above('stock', 0), not(above('stock', 9))], 'stock > 0 AND stock <= 9'],
    [[range], 'stock:1 TO 5'],
    [[not(range)], '(stock < 1 OR stock > 5)'],
    [[is('stock', '5')], 'stock = 5'],
    [[is('objectID', 'x')], '_id:"x"'],
    [[is('brand', 'a "b" \\ OR c')], 'brand:"a \\"b\\" \\\\ OR c"'],
    // A field that no document has matches nothing, and its negation everything.
    [[is('colour', 'red')], undefined],
    [[above('colour', 1)], undefined],
    [[is('stock', 'many')], undefined],
    [[not(is('colour', 'red')), a], 'brand:"A"'],
    [[or(is('colour', 'red'), a)], 'brand:"A"'],
    [[or(not(is('colour', 'red')), a)], ''],
    [[or()], undefined],
  ])('%j', (filters, expected) => {
    expect(writeFilters(filters)).toBe(expected)
  })

  it('are refused where it has no words for them', () => {
    expect(() => writeFilters([or(a, above('stock', 1))])).toThrow(FilterUnsupported)
    const pair = (n: number) => and(is('brand', `x${n}`), is('brand', `y${n}`))
    const many = Array.from({ length: 12 }, (_, n) => pair(n))
    expect(() => writeFilters([or(...many)])).toThrow('too many combinations')
  })
})
