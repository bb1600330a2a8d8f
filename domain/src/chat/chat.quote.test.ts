import { expect, it } from 'vitest'
import { LONGEST_QUOTE } from './chat.constants'
import { quoteOf, readersOf } from './chat.quote'

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

const reader = (name: string, company_id: string) => ({ user_id: name, name, company_id })

it('names the readers of one company, the first ones', () => {
  const readers = [reader('Dewi', 'v'), reader('Maya', 'b'), reader('Budi', 'v')]
  expect(readersOf({ readers }, 'v')).toEqual({ names: ['Dewi', 'Budi'], more: 0 })
  expect(readersOf({ readers: [] }, 'v')).toEqual({ names: [], more: 0 })
  const many = Array.from({ length: 12 }, (_, at) => reader(`n${at}`, 'v'))
  expect(readersOf({ readers: many }, 'v')).toEqual({ names: ['n0', 'n1', 'n2'], more: 9 })
})
