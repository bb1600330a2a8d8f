import { useEffect, useEffectEvent, useState } from 'react'
import { nextPage } from '../../lib/next-page'
import { useFoundMessages } from './chat.queries'

interface Options {
  conversation: string
  find: string
  /** The place one has gone to. */
  at: number | undefined
  onJump: (seq: number) => void
}

/** The messages that hold the words, the newest first, and the way from one to the next. */
export function useFound({ conversation, find, at, onJump }: Options) {
  const found = useFoundMessages(conversation, find)
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  const isFound = find !== '' && found.isSuccess && !found.isPlaceholderData
  /** Words that one wants to be taken to as soon as they are found. */
  const [asked, setAsked] = useState<string>()
  const isAsked = asked === find
  const here = rows.findIndex(({ seq }) => seq === at)
  const step = async (by: 1 | -1) => {
    const isBeyond = here + by === rows.length && found.hasNextPage
    const known = isBeyond
      ? ((await nextPage(found)).data?.pages.flatMap((page) => page.rows) ?? rows)
      : rows
    const to = here === -1 ? 0 : (here + by + known.length) % known.length
    const message = known[to]
    if (message) onJump(message.seq)
  }
  const begin = useEffectEvent(() => {
    setAsked(undefined)
    const [first] = rows
    if (first) onJump(first.seq)
  })
  // Asked for before the answer was here.
  useEffect(() => {
    if (isAsked && isFound) begin()
  }, [isAsked, isFound])
  return {
    found,
    rows,
    /** To the next of these words, or back; of words that are not looked for yet, to the first. */
    go: (words: string, by: 1 | -1) => {
      if (words.trim() === '') return
      if (isFound && words.trim() === find) void step(by)
      else setAsked(words.trim())
    },
  }
}
