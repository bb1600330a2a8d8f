import type { Conversation } from '@pasok/domain/chat/chat.model'
import { useEffect, useEffectEvent, useState } from 'react'

/** The place after which messages were new when one came, here or back to the tab; null: none. */
export function useNewAfter({ unread, read_seq, last_seq }: Conversation) {
  const [after, setAfter] = useState(unread > 0 ? read_seq : null)
  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') setAfter(unread > 0 ? read_seq : last_seq)
  })
  useEffect(() => {
    const listener = () => leave()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return { after, clear: () => setAfter(null) }
}
