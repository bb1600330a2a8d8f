// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { writtenKey } from '../../lib/written'
import { readRecent, rememberSearch, withSearch } from './recent-searches'

afterEach(() => localStorage.clear())

describe('recent searches', () => {
  // proves 2.9.4
  it('are the last three, the latest first, each person their own', () => {
    for (const words of ['kertas', 'pulpen', 'tinta', 'map']) rememberSearch('ani', words)
    expect(readRecent('ani')).toEqual(['map', 'tinta', 'pulpen'])
    expect(readRecent('budi')).toEqual([])
  })

  it('name a search once, however it is written', () => {
    expect(withSearch(['pulpen', 'kertas'], ' KERTAS ')).toEqual(['KERTAS', 'pulpen'])
  })

  it('take a search that goes on in place of its beginning', () => {
    expect(withSearch(['kert', 'map'], 'kertas a4')).toEqual(['kertas a4', 'map'])
    expect(withSearch(['map', 'kert'], 'kertas')).toEqual(['kertas', 'map', 'kert'])
  })

  it('leave out what is empty or was pasted', () => {
    expect(withSearch(['map'], '  ')).toEqual(['map'])
    expect(withSearch(['map'], 'x'.repeat(81))).toEqual(['map'])
  })

  it.each(['nonsense', '{}', '[1, null]', '"map"'])('start anew from %s', (stored) => {
    localStorage.setItem(writtenKey('ani', 'searches'), stored)
    expect(readRecent('ani')).toEqual([])
  })
})
