import { hasUnsaved } from '../../../features/cart/cart.marker'
import { readCart, readMarker } from '../../../features/cart/cart.store'
import { fetchDraft, type Draft } from '../../../features/requests/requests.queries'
import { ApiError } from '../../../lib/api-error'

type DraftPlan = { kind: 'keep' } | { kind: 'ask' | 'put'; draft: Draft }

const KEEP: DraftPlan = { kind: 'keep' }

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === 'offline'

/** What to do with the cart for a draft, by id or code: what is unsaved is never replaced unasked. */
export async function planFor(
  wanted: string,
  signal: AbortSignal,
  isAsked: boolean,
): Promise<DraftPlan> {
  const [lines, marker] = await Promise.all([readCart(), readMarker()])
  const isHeld = !isAsked && (marker.id === wanted || marker.code === wanted)
  const hasWork = !isAsked && hasUnsaved(marker, lines.length)
  if (hasWork && isHeld) return KEEP
  try {
    const draft = await fetchDraft(wanted, signal)
    if (hasWork && marker.id === draft._id) return KEEP
    return { kind: hasWork ? 'ask' : 'put', draft }
  } catch (error) {
    // Nobody has it newer that can be reached: it is gone on with, as autosaving goes on.
    if (isHeld && isCutOff(error)) return KEEP
    throw error
  }
}
