import { TYPING_SHOWN } from '@pasok/domain/chat/chat.constants'
import { useRef } from 'react'
import { askSocket } from '../../lib/socket'

/** Tells the other side that somebody types, as often as it takes for that to stay shown. */
export function useTypingSignal(to_company_id: string) {
  const saidAt = useRef(-Infinity)
  return {
    say: () => {
      if (Date.now() - saidAt.current < TYPING_SHOWN / 2) return
      saidAt.current = Date.now()
      // Whether it gets there is of no matter.
      askSocket('typing', { to_company_id }).catch(() => undefined)
    },
    /** It is sent: the next letter begins anew. */
    end: () => {
      saidAt.current = -Infinity
    },
  }
}
