import { useEffect } from 'react'
import { setLine, socketStore, tellNews, useSocketNews } from '../lib/socket'
import { openLine } from '../lib/socket.line'
import { ownerKeyOf } from '../lib/session.kinds'
import { renewSession, useSignedIn } from '../lib/session'

/** Keeps a socket of this tab open while a user is signed in. */
export function LiveSocket() {
  const signedIn = useSignedIn()
  const owner = signedIn && ownerKeyOf(signedIn)
  useEffect(() => {
    if (owner === null) return undefined
    const line = openLine({
      news: tellNews,
      state: (isConnected) => socketStore.set(isConnected ? 'connected' : 'away'),
    })
    setLine(line)
    return () => {
      setLine(null)
      line.close()
    }
  }, [owner])
  // It may be of an earlier sign-in, told late: the server says whether the one of now has ended.
  useSocketNews('ended', () => void renewSession(true).catch(() => undefined))
  return null
}
