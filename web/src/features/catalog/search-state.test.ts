import { describe, expect, it } from 'vitest'
import { leftOutOf, replacedOf } from './search-state'

it('reads which words of a query were left out', () => {
  expect(leftOutOf('')).toEqual([])
  expect(leftOutOf('kertas <em>75 ml</em> &amp; <em>3/4"</em>')).toEqual(['75 ml', '3/4"'])
  expect(leftOutOf('<em>&lt;b&gt;&amp;lt;</em>')).toEqual(['<b>&lt;'])
})

describe('a corrected word', () => {
  const hit = (value: string, ...matchedWords: string[]) => ({
    _highlightResult: {
      name: { value, matchedWords },
      category_tree: [{ name: { value: 'Lampu', matchedWords: [] } }],
    },
  })

  it('is reported where every hit has the correction', () => {
    const hits = [
      hit('Lampu <mark>Meja</mark> LED', 'meja'),
      hit('Lampu <mark>meja</mark> untuk <mark>baca</mark>', 'meja', 'kaca'),
    ]
    expect(replacedOf(hits)).toEqual([{ typed: 'kaca', shown: 'baca' }])
    const both = hit('<mark>Label</mark> untuk <mark>paket</mark>', 'kabel', 'raket')
    expect(replacedOf([both])).toEqual([
      { typed: 'kabel', shown: 'label' },
      { typed: 'raket', shown: 'paket' },
    ])
    const plain = hit('__ais-highlight__kertas__/ais-highlight__ A4', 'krtas')
    expect(replacedOf([plain])).toEqual([{ typed: 'krtas', shown: 'kertas' }])
  })

  it('is not reported where a hit has it as typed, as a prefix, or as a compound', () => {
    expect(replacedOf([])).toEqual([])
    expect(replacedOf([hit('<em>Kaca</em>', 'kaca'), hit('<em>baca</em>', 'kaca')])).toEqual([])
    expect(replacedOf([hit('<em>Kert</em>as', 'kert')])).toEqual([])
    expect(replacedOf([hit('<em>Ballpoint</em>', 'ball', 'point')])).toEqual([])
    expect(replacedOf([hit('<em>Café</em>', 'cafe')])).toEqual([])
    expect(replacedOf([hit('<em>80 gsm</em>', '80gsm')])).toEqual([])
  })
})
