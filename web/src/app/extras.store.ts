import { createStore } from '../lib/store'

/** The open dialog: one at a time. */
type Extra = 'palette' | 'shortcuts' | 'feedback'

export const extraStore = createStore<Extra | null>(null)

export const closeExtra = () => extraStore.set(null)
