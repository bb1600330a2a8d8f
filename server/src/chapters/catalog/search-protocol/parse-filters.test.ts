import { describe, expect, it } from 'vitest'
import type { SearchFilter } from '../../../ports/search-index'
import { readFacetFilters, readNumericFilters } from './list-filters'
import { parseFilters } from './parse-filters'

const is = (attribute: string, value: string): SearchFilter => ({ kind: 'value', attribute, value })
const compare = (
  attribute: string,
  comparison: Extract<SearchFilter, { kind: 'number' }>['comparison'],
  value: number,
): SearchFilter => ({ kind: 'number', attribute, comparison, value })
const and = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'and', parts })
const or = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'or', parts })
const not = (part: SearchFilter): SearchFilter => ({ kind: 'not', part })

describe('parseFilters', () => {
  it.each<[string, SearchFilter | undefined]>([
    ['', undefined],
    ['   ', undefined],
    ['brand:Kenko', is('brand', 'Kenko')],
    ['warehouse_detail.coverage:"Kota Bandung"', is('warehouse_detail.coverage', 'Kota Bandung')],
    ["brand:'Sinar \\'Dunia\\''", is('brand', "Sinar 'Dunia'")],
    ['brand:"a \\"b\\" \\\\ c"', is('brand', 'a "b" \\ c')],
    ['brand : A AND stock>=2', and(is('brand', 'A'), compare('stock', '>=', 2))],
    ['a:1 OR b:2 AND c:3', or(is('a', '1'), and(is('b', '2'), is('c', '3')))],
    ['(a:1 OR b:2) AND NOT c:3', and(or(is('a', '1'), is('b', '2')), not(is('c', '3')))],
    ['NOT (a:1 AND b:2)', not(and(is('a', '1'), is('b', '2')))],
    ['price:10 TO 20.5', { kind: 'range', attribute: 'price', from: 10, to: 20.5 }],
    ['price != -3', compare('price', '!=', -3)],
    ['brand:"AND"', is('brand', 'AND')],
    ['brand:"10" OR brand:"TO"', or(is('brand', '10'), is('brand', 'TO'))],
  ])('%s', (text, expected) => {
    expect(parseFilters(text)).toEqual(expected)
  })

  it.each([
    ['brand:', 'filters: Unexpected token end of filter expected value at col 7'],
    ['brand:Kota Bandung', 'filters: Unexpected token Bandung expected end of filter at col 12'],
    ['brand:"Kota', 'filters: Unexpected character " at col 7'],
    ['(a:1', "filters: Unexpected token end of filter expected ')' at col 5"],
    ['a:1)', 'filters: Unexpected token ) expected end of filter at col 4'],
    ['a:1 AND', 'filters: Unexpected token end of filter expected filter at col 8'],
    ['AND a:1', 'filters: Unexpected token AND expected filter at col 1'],
    ['a', "filters: Unexpected token end of filter expected ':' or a comparison at col 2"],
    ['price > x', 'filters: Unexpected token x expected numeric at col 9'],
    ['price:a TO 3', 'filters: Unexpected token a expected numeric at col 7'],
    ['price:1 TO', 'filters: Unexpected token end of filter expected numeric at col 11'],
    ['a:!', 'filters: Unexpected character ! at col 3'],
    [`${'('.repeat(30)}a:1`, 'filters: Too many parentheses at col 22'],
    ['a:1 OR '.repeat(2_000), 'filters: Too long at col 10001'],
  ])('names the position of an error: %s', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message)
  })
})

describe('lists of filters', () => {
  it('reads lists of lists as and of or', () => {
    expect(readFacetFilters([['brand:A', 'brand:B: c'], 'vendor_name:-X', 'a:\\-b'])).toEqual([
      or(is('brand', 'A'), is('brand', 'B: c')),
      not(is('vendor_name', 'X')),
      is('a', '-b'),
    ])
    expect(readFacetFilters('brand:A')).toEqual([is('brand', 'A')])
    expect(readFacetFilters([[], ''])).toEqual([])
    expect(readFacetFilters([[['a:1', 'b:2'], 'c:3']])).toEqual([
      or(and(is('a', '1'), is('b', '2')), is('c', '3')),
    ])
  })

  it('reads comparisons and ranges', () => {
    expect(readNumericFilters(['stock>0', ['price <= 1.5', 'price:3 TO 4'], 'n:7'])).toEqual([
      compare('stock', '>', 0),
      or(compare('price', '<=', 1.5), { kind: 'range', attribute: 'price', from: 3, to: 4 }),
      { kind: 'range', attribute: 'n', from: 7, to: 7 },
    ])
  })

  it('names what it does not understand', () => {
    expect(() => readFacetFilters(['brand'])).toThrow(
      "facetFilters: Unexpected token brand expected ':' at col 6",
    )
    expect(() => readNumericFilters(['price>abc'])).toThrow(
      'numericFilters: Unexpected token abc expected numeric at col 7',
    )
    expect(() => readFacetFilters([[[['a:1']]]])).toThrow('three deep')
  })
})
