import { expect, it } from 'vitest'
import { LONGEST_QUOTE } from './chat.constants'
import { quoteOf } from './chat.quote'

const message = (text: string, ...names: string[]) => ({
  _id: 'm',
  seq: 4,
  from_company_id: 'c',
  from_user_id: 'u',
  from_user_name: 'Dewi',
  text,
  files: names.map((name) => ({ name })),
})

it.each([
  ['Halo', [], 'Halo', null],
  ['  First line \r\nsecond', [], 'First line', null],
  ['', ['prices.xlsx', 'photo.png'], '', 'prices.xlsx'],
  ['See', ['prices.xlsx'], 'See', 'prices.xlsx'],
  ['😀'.repeat(500), [], `${'😀'.repeat(LONGEST_QUOTE)}…`, null],
])('%j with %j is quoted as %j, %j', (text, names, quoted, file) => {
  expect(quoteOf(message(text, ...names))).toEqual({
    _id: 'm',
    seq: 4,
    from_company_id: 'c',
    from_user_id: 'u',
    from_user_name: 'Dewi',
    text: quoted,
    file,
  })
})
