import { describe, expect, it } from 'vitest'
import { countWords, findCompletedQuery } from './suggestions'

describe('a finished query', () => {
  it.each([
    ['  Kertas   HVS ', 'kertas hvs'],
    ['KERTAS\n\ta4', 'kertas a4'],
    ['kabel 1,5 mm', 'kabel 1,5 mm'],
    ['"sarung tangan"', 'sarung tangan'],
    ['lem %_\\ kayu;', 'lem kayu'],
    ["b'gel", "b'gel"],
    ['mur m8.', 'mur m8'],
    ['- obeng +', 'obeng'],
    ['sa-krt-a480', 'sa-krt-a480'],
    ['café', 'café'],
    ['kopi 🎉', 'kopi'],
    ["'; drop table x; --", 'drop table x'],
    ['cafe\u0301', 'café'],
  ])('%j is %j', (text, expected) => {
    expect(findCompletedQuery(text)).toBe(expected)
  })

  it.each([
    '',
    '  ',
    'k',
    '12',
    '%',
    '🎉',
    'rina@maju.test',
    'https://maju.test/x',
    '081234567890',
    'pr 0000123',
    'x'.repeat(61),
    'kertas '.repeat(200),
    'a b c d e f g h i',
    '\u0000\ud800',
  ])('%j is not suggested to others', (text) => {
    expect(findCompletedQuery(text)).toBeUndefined()
  })

  it('has words', () => {
    expect(['', 'kertas', 'kertas hvs a4'].map(countWords)).toEqual([0, 1, 3])
  })
})
