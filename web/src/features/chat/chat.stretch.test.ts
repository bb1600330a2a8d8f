import type { Message } from '@pasok/domain/chat/chat.model'
import { expect, it } from 'vitest'
import {
  isWholeAfter,
  isWholeBefore,
  known,
  stretchOf,
  withNewer,
  withOlder,
  withReader,
  withReaders,
  type Stretch,
} from './chat.stretch'

const message = (seq: number): Message => ({
  _id: `m${seq}`,
  conversation_id: 'c',
  seq,
  from_company_id: 'a',
  from_company_name: 'A',
  from_user_id: 'u',
  from_user_name: 'U',
  to_company_id: 'b',
  to_company_name: 'B',
  text: `${seq}`,
  files: [],
  createdAt: '2026-11-22T00:00:00.000Z',
  read_by: {},
  readers: [],
  reply_to: null,
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const seqs = ({ messages }: Stretch) => messages.map(({ seq }) => seq)

it('grows at both ends without gaps', () => {
  const middle = stretchOf(range(10, 12), 15)
  expect([isWholeBefore(middle), isWholeAfter(middle)]).toEqual([false, false])
  const older = withOlder(middle, range(7, 9))
  const whole = withNewer(older, range(13, 15))
  expect(seqs(whole)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect([isWholeBefore(whole), isWholeAfter(whole)]).toEqual([false, true])
  expect(isWholeBefore(withOlder(whole, range(1, 6)))).toBe(true)
})

it('ignores duplicates', () => {
  const stretch = stretchOf(range(1, 3))
  expect(seqs(withNewer(stretch, range(2, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(withNewer(stretch, [message(3)]).messages).toBe(stretch.messages)
  expect(seqs(withOlder(stretchOf(range(4, 5)), range(2, 4)))).toEqual([2, 3, 4, 5])
})

it('beyond a gap it only knows that more exists', () => {
  const stretch = withNewer(stretchOf(range(1, 3)), [message(6)])
  expect(seqs(stretch)).toEqual([1, 2, 3])
  expect(isWholeAfter(stretch)).toBe(false)
  expect(seqs(withNewer(stretch, range(4, 6)))).toEqual([1, 2, 3, 4, 5, 6])
  expect(withOlder(stretchOf(range(9, 9)), range(1, 3)).messages).toHaveLength(1)
})

it('starts with the very first message', () => {
  const empty = stretchOf([])
  expect([isWholeBefore(empty), isWholeAfter(empty)]).toEqual([true, true])
  expect(seqs(withNewer(empty, [message(1)]))).toEqual([1])
  expect(isWholeAfter(known(empty, 2))).toBe(false)
})

it('requests the links of files that came without them', () => {
  const file = { id: 'f', name: 'deed.pdf', type: 'application/pdf', size: 1 }
  const [pushed, read] = ['', '/files/f/deed.pdf?e=1&s=s'].map((url) =>
    stretchOf([{ ...message(1), files: [{ ...file, url }] }]),
  )
  expect(pushed?.messages[0]?.loadedAt).toBe(0)
  expect(read?.messages[0]?.loadedAt).toBeGreaterThan(0)
})

const reading = (user_id: string, seq: number) => ({
  ids: [],
  read_by: { [user_id]: '2026-11-22T01:00:00.000Z' },
  conversation_id: 'c',
  seq,
  user_id,
  user_name: user_id.toUpperCase(),
  company_id: 'b',
})

it('adds a reader up to a position, once, and never the sender', () => {
  const stretch = withReader(stretchOf(range(1, 3)), reading('dewi', 2))
  const names = (one: Stretch) =>
    one.messages.map(({ readers }) => readers.map(({ name }) => name).join())
  expect(names(stretch)).toEqual(['DEWI', 'DEWI', ''])
  expect(stretch.messages[0]?.read_by).toEqual({ dewi: '2026-11-22T01:00:00.000Z' })
  const again = withReader(stretch, reading('dewi', 3))
  expect(names(again)).toEqual(['DEWI', 'DEWI', 'DEWI'])
  expect(again.messages[0]).toBe(stretch.messages[0])
  expect(names(withReader(again, reading('u', 3)))).toEqual(['DEWI', 'DEWI', 'DEWI'])
})

it('takes only the readers from a reloaded page', () => {
  const read_at = '2026-11-22T01:00:00.000Z'
  const readers = [{ user_id: 'budi', name: 'Budi', company_id: 'b', read_at }]
  const read_by = { budi: read_at }
  const page = [{ ...message(2), text: 'other', readers, read_by }, message(9)]
  const stretch = withReaders(stretchOf(range(1, 3)), page)
  expect(seqs(stretch)).toEqual([1, 2, 3])
  expect(stretch.messages[1]).toMatchObject({ text: '2', readers, read_by })
})
