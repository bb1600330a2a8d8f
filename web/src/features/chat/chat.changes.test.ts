import type { Conversation } from '@pasok/domain/chat/chat.model'
import { expect, it } from 'vitest'
import { afterReading } from './chat.changes'

const conversation = { read_seq: 2, last_seq: 5, unread: 3 } as Conversation

it('counts the unread messages left after reading', () => {
  const read = afterReading(conversation, { seq: 4, left: 1, known: 5 })
  expect(read).toMatchObject({ read_seq: 4, unread: 1 })
})

it('does not count newer messages as read', () => {
  const newer = { ...conversation, last_seq: 7, unread: 5 }
  expect(afterReading(newer, { seq: 5, left: 0, known: 5 })).toMatchObject({ unread: 2 })
})
