import type { LineChange } from '../cart.shapes'
import type { Draft, DraftMarker, PendingSave, Trouble, TroubleKind } from './draft.model'

/** Returns whether the cart has work that is not on the server; a saved document that was emptied counts. */
export const hasUnsaved = ({ saved, id }: DraftMarker, lineCount: number): boolean =>
  !saved && (lineCount > 0 || id !== undefined)

const needsUser = (trouble: Trouble | undefined | null) =>
  trouble?.kind === 'stale' || trouble?.kind === 'closed'

/**
 * Returns the trouble that still applies: a refusal concerns one revision, an unreachable server
 * any revision.
 */
export function findTrouble({ marker, tab }: Draft): Trouble | undefined {
  if (needsUser(marker.trouble)) return marker.trouble
  if (marker.saved) return undefined
  if (tab.failure && (tab.failure.kind === 'offline' || tab.failure.revision === marker.revision))
    return tab.failure
  return marker.trouble?.revision === marker.revision ? marker.trouble : undefined
}

/** The state of the save that the screen shows. */
export type DraftPhase = 'empty' | 'unsaved' | 'saving' | 'saved' | TroubleKind

const isNothing = ({ lines, marker }: Draft) => lines.length === 0 && marker.id === undefined

/**
 * Returns the draft's save state for the screen; trouble that only the user can resolve takes
 * precedence over the other states.
 */
export function phaseOf(draft: Draft): DraftPhase {
  if (draft.tab.isSaving) return 'saving'
  const trouble = findTrouble(draft)
  if (trouble && needsUser(trouble)) return trouble.kind
  if (isNothing(draft)) return 'empty'
  if (draft.marker.saved) return 'saved'
  return trouble?.kind ?? 'unsaved'
}

/** A save that could not reach the server is retried. */
export const isRetried = (phase: DraftPhase): boolean => phase === 'offline' || phase === 'away'

/**
 * Returns whether a save may start automatically after the idle time; saving an emptied document
 * needs the user.
 */
export function isSaveDue(draft: Draft): boolean {
  const phase = phaseOf(draft)
  return (phase === 'unsaved' && draft.lines.length > 0) || isRetried(phase)
}

/** Returns whether the user may press Save; also after a refusal, because its cause may be gone. */
export function canSave(draft: Draft): boolean {
  const phase = phaseOf(draft)
  return phase === 'unsaved' || phase === 'refused' || isRetried(phase)
}

/** Returns whether Submit is enabled: only when the draft is saved and has lines (Spec 1 §4). */
export const canSubmit = (draft: Draft): boolean =>
  phaseOf(draft) === 'saved' && draft.lines.length > 0

/** Returns whether leaving now would lose work that is not on the server. */
export const isUnsaved = (draft: Draft): boolean => !isNothing(draft) && !draft.marker.saved

export type SaveStep = { kind: 'nothing' } | { kind: 'new' } | { kind: 'repeat'; save: PendingSave }

/**
 * Returns the next step of saving. A save without a response is repeated unchanged first; the server then
 * reports its result, so a cart never becomes two documents and never conflicts with itself.
 */
export function nextSave({ lines, marker }: Draft): SaveStep {
  if (marker.pending) return { kind: 'repeat', save: marker.pending }
  return { kind: hasUnsaved(marker, lines.length) ? 'new' : 'nothing' }
}

const isListed = (changes: readonly LineChange[], { productId, field, to }: LineChange) =>
  changes.some((one) => one.productId === productId && one.field === field && one.to === to)

/**
 * Returns the changes of lines and vendors still in the draft; coverage is left out because it is a
 * state, not a change.
 */
export function changesToAccept({ lines, tab }: Draft): LineChange[] {
  const there = new Set(lines.flatMap(({ productId, vendorId }) => [productId, vendorId]))
  return tab.offerChanges.filter(
    ({ productId, field }) => there.has(productId) && field !== 'coverage',
  )
}

/** Returns the changes to accept that the user has not dismissed. */
export const changesToShow = (draft: Draft): LineChange[] =>
  changesToAccept(draft).filter((change) => !isListed(draft.tab.seen, change))
