import type { LineChange } from './cart.shapes'
import type { Draft, DraftMarker, PendingSave, Trouble, TroubleKind } from './cart.draft.model'

/** True when the cart holds work that the server does not have; a document that was emptied counts. */
export const hasUnsaved = ({ saved, id }: DraftMarker, lineCount: number): boolean =>
  !saved && (lineCount > 0 || id !== undefined)

/** Only the user can resolve these. */
const needsUser = (trouble: Trouble | undefined | null) =>
  trouble?.kind === 'stale' || trouble?.kind === 'closed'

/** The trouble that still applies: a refusal is about one revision, an absent server about any. */
export function findTrouble({ marker, tab }: Draft): Trouble | undefined {
  if (needsUser(marker.trouble)) return marker.trouble
  if (marker.saved) return undefined
  if (tab.failure && (tab.failure.kind === 'offline' || tab.failure.revision === marker.revision))
    return tab.failure
  return marker.trouble?.revision === marker.revision ? marker.trouble : undefined
}

/** The state of the save that the screen shows. */
export type DraftPhase = 'empty' | 'unsaved' | 'saving' | 'saved' | TroubleKind

/** An empty cart that is no document yet has nothing to save. */
const isNothing = ({ lines, marker }: Draft) => lines.length === 0 && marker.id === undefined

export function phaseOf(draft: Draft): DraftPhase {
  if (draft.tab.isSaving) return 'saving'
  const trouble = findTrouble(draft)
  if (trouble && needsUser(trouble)) return trouble.kind
  if (isNothing(draft)) return 'empty'
  if (draft.marker.saved) return 'saved'
  return trouble?.kind ?? 'unsaved'
}

/** A save that found no server is tried again. */
export const isRetried = (phase: DraftPhase): boolean => phase === 'offline' || phase === 'away'

/** True when a save may start by itself once the idle time is over; emptying a document needs the user. */
export function isSaveDue(draft: Draft): boolean {
  const phase = phaseOf(draft)
  return (phase === 'unsaved' && draft.lines.length > 0) || isRetried(phase)
}

/** True when the user may press Save; also after a refusal, whose cause may be gone. */
export function canSave(draft: Draft): boolean {
  const phase = phaseOf(draft)
  return phase === 'unsaved' || phase === 'refused' || isRetried(phase)
}

/** Submit is disabled until the draft is saved (Spec 1 §4). */
export const canSubmit = (draft: Draft): boolean =>
  phaseOf(draft) === 'saved' && draft.lines.length > 0

/** True when leaving now would leave work behind that the server does not have. */
export const isUnsaved = (draft: Draft): boolean => !isNothing(draft) && !draft.marker.saved

/** What saving has to do next. */
export type SaveStep = { kind: 'nothing' } | { kind: 'new' } | { kind: 'repeat'; save: PendingSave }

/**
 * A save without an answer goes first, unchanged: the server then reports what became of it, so that
 * a cart never becomes two documents and never conflicts with itself.
 */
export function nextSave({ lines, marker }: Draft): SaveStep {
  if (marker.pending) return { kind: 'repeat', save: marker.pending }
  return { kind: hasUnsaved(marker, lines.length) ? 'new' : 'nothing' }
}

const isListed = (changes: readonly LineChange[], { productId, field, to }: LineChange) =>
  changes.some((one) => one.productId === productId && one.field === field && one.to === to)

/** The changes of lines and vendors that are still in the draft; coverage is a state, not a change. */
export function changesToAccept({ lines, tab }: Draft): LineChange[] {
  const there = new Set(lines.flatMap(({ productId, vendorId }) => [productId, vendorId]))
  return tab.offerChanges.filter(
    ({ productId, field }) => there.has(productId) && field !== 'coverage',
  )
}

/** The changes to accept that the user has not dismissed. */
export const changesToShow = (draft: Draft): LineChange[] =>
  changesToAccept(draft).filter((change) => !isListed(draft.tab.seen, change))
