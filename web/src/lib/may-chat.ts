import { sessionStore } from './session.store'
import { useStore } from './store'

/** May this person write messages? A vendor's people all may. */
export function useMayChat(): boolean {
  const signedIn = useStore(sessionStore)
  if (signedIn?.kind === 'buyer') return signedIn.features.includes('messages.use')
  return signedIn?.flag === 'VENDOR'
}
