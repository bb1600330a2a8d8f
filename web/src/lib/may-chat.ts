import { sessionStore } from './session.store'
import { useStore } from './store'

/** Returns whether the user may write messages; all vendor users may. */
export function useMayChat(): boolean {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind === 'buyer') return signedIn.features.includes('messages.use')
  return signedIn?.flag === 'VENDOR'
}
