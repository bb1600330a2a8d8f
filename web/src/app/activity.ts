import { useEffect } from 'react'
import { lastOwnCallAt } from '../lib/api'
import { renewSession } from '../lib/session'
import { markActivity } from '../lib/session.idle'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Someone who reads for long makes no calls, and for the server that is idleness. While a person is
 * at work, it hears of them at least this often; ms.
 */
const HEARTBEAT = 10 * 60_000

/** Notes that somebody is there, for this tab, the others, and now and then the server. */
export function useActivity(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined
    const alive = () => {
      markActivity()
      if (Date.now() - lastOwnCallAt() > HEARTBEAT) {
        // A failure says nothing about the person; a 401 has ended the session by itself.
        renewSession(false).catch(() => undefined)
      }
    }
    const options = { passive: true, capture: true }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, alive, options)
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, alive, options)
    }
  }, [signedIn])
}
