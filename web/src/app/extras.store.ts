import { createStore } from '../lib/store'
import { tellMissing } from '../lib/tell-missing'

/** What stands over every screen, one at a time. */
type Extra = 'palette' | 'shortcuts' | 'feedback'

export const extraStore = createStore<Extra | null>(null)

export const closeExtra = () => extraStore.set(null)

/** One that can't be fetched is closed with a word. */
export function closeMissing(error: unknown): void {
  closeExtra()
  tellMissing(error)
}
