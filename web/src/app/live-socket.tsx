import { useEffect } from 'react'
import { setLine, socketStore, tellNews } from '../lib/socket'
import { openLine } from '../lib/socket.line'
import { ownerKeyOf } from '../lib/session.kinds'
import { useSignedIn } from '../lib/session'

/** Keeps a socket open for whoever is signed in, as long as a shell stands. */
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
  return null
}
