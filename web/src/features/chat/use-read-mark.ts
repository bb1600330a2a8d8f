import type { Conversation } from '@pasok/domain/chat/chat.model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '../../lib/api-error'
import { askSocket } from '../../lib/socket'
import { afterReading } from './chat.changes'
import { changeConversation, renewUnread } from './chat.queries'
import type { KeptMessage } from './chat.stretch'

/** Ms between what is seen and its mark, so that scrolling through a page is one; and to the next try. */
const REST = 250
const AGAIN = 4_000

/** How many of the other side's messages come after a place, of those that are here. */
const leftAfter = (messages: readonly KeptMessage[], company: string, seq: number): number =>
  messages.filter((one) => one.seq > seq && one.from_company_id === company).length

/** Marks as read what was seen, up to a place; until it is marked or refused it is tried again. */
export function useReadMark(conversation: Conversation, messages: readonly KeptMessage[]) {
  const client = useQueryClient()
  const seen = useRef(0)
  const { _id: id, company_id: company, last_seq, unread, read_seq } = conversation
  const mark = useEffectEvent(async (seq: number) => {
    await askSocket('read_msg', { conversation_id: id, seq })
    // Beyond what is here there may be more.
    const left = messages.at(-1)?.seq === last_seq ? leftAfter(messages, company, seq) : unread
    changeConversation(client, id, (one) => afterReading(one, { seq, left, known: last_seq }))
    renewUnread(client)
  })
  const [wanted, setWanted] = useState(0)
  useEffect(() => {
    if (wanted === 0) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      mark(wanted).catch((error: unknown) => {
        if (!isOver && !isRefusal(error)) timer = setTimeout(attempt, AGAIN)
      })
    }
    timer = setTimeout(attempt, REST)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
  return (seq: number) => {
    if (unread === 0 || seq <= Math.max(read_seq, seen.current)) return
    seen.current = seq
    setWanted(seq)
  }
}
