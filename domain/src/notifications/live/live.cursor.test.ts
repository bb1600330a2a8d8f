import { describe, expect, it } from 'vitest'
import { cursorText, readCursor } from './live'

describe('a cursor', () => {
  it.each(['10:10:', '10:20:', '10:20:10,14,19', '10:20:14,14'])(
    'is read as it was written: %s',
    (snapshot) => {
      const cursor = { at: 1_764_000_000_000, snapshot }
      expect(readCursor(cursorText(cursor))).toEqual(cursor)
    },
  )

  it.each([
    '',
    '1',
    '10:10:',
    '1.10:10',
    '1.0:10:',
    '1.20:10:',
    '1.10:20:9',
    '1.10:20:20',
    '1.10:20:14,12',
    '1.10:20:14,',
    '1.10:20:x',
    '1.-1:20:',
    '-1.10:20:',
    '1.10:99999999999999999999:',
    "1.10:20:'; drop table users; --",
  ])('is never a value that the database would refuse: %j', (text) => {
    expect(readCursor(text)).toBeUndefined()
  })
})
