// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { unsentKey } from '../../lib/unsent-work'
import { readRecent, rememberSearch, withSearch } from './recent-searches'

afterEach(() => localStorage.clear())

describe('recent searches', () => {
  // proves 2.9.4
  it('are the last three, newest first, per user', () => {
    for (const words of ['kertas', 'pulpen', 'tinta', 'map']) rememberSearch('ani', words)
    expect(readRecent('ani')).toEqual(['map', 'tinta', 'pulpen'])
    expect(readRecent('budi')).toEqual([])
  })

  it('contain a search once, ignoring its spelling', () => {
    expect(withSearch(['pulpen', 'kertas'], ' KERTAS ')).toEqual(['KERTAS', 'pulpen'])
  })

  it('replace a search by its continuation', () => {
    expect(withSearch(['kert', 'map'], 'kertas a4')).toEqual(['kertas a4', 'map'])
    expect(withSearch(['map', 'kert'], 'kertas')).toEqual(['kertas', 'map', 'kert'])
  })

  it('omit empty and pasted searches', () => {
    expect(withSearch(['map'], '  ')).toEqual(['map'])
    expect(withSearch(['map'], 'x'.repeat(81))).toEqual(['map'])
  })

  it.each(['nonsense', '{}', '[1, null]', '"map"'])('start empty from %s', (stored) => {
    localStorage.setItem(unsentKey('ani', 'searches'), stored)
    expect(readRecent('ani')).toEqual([])
  })
})
