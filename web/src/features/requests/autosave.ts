/**
 * The autosave of a request as a pure state machine (Spec 1 §4, Cart flags): what is on the screen,
 * what the server has, what is on its way, what went wrong. Revisions count the cart's changes.
 */
export interface Autosave {
  /** Of the cart as shown. */
  revision: number
  /** The server has exactly this revision. */
  saved: boolean
  hasItems: boolean
  /** The server has it as a draft already, that may be saved empty as well. */
  isDraft: boolean
  /** The revision on its way to the server. */
  running: number | null
  trouble: Trouble | null
}

/**
 * `refused`: the server says no to this content. `offline`: it can't be reached; `away`: it can't
 * answer now; trying again helps with both.
 * `stale`: somebody else saved the draft. `closed`: it can no longer be edited.
 */
export type TroubleKind = 'refused' | 'offline' | 'away' | 'stale' | 'closed'

export interface Trouble {
  kind: TroubleKind
  message: string
}

export type AutosaveEvent =
  | { type: 'seen'; revision: number; saved: boolean; hasItems: boolean; isDraft: boolean }
  | { type: 'started'; revision: number }
  | { type: 'succeeded'; revision: number }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'settled' }

export const NO_AUTOSAVE: Autosave = {
  revision: 0,
  saved: false,
  hasItems: false,
  isDraft: false,
  running: null,
  trouble: null,
}

/** A choice that only a person can make stands until they made it. */
const needsPerson = (trouble: Trouble | null) =>
  trouble?.kind === 'stale' || trouble?.kind === 'closed'

function see(state: Autosave, event: Extract<AutosaveEvent, { type: 'seen' }>): Autosave {
  const changed = event.revision !== state.revision
  const isOffline = state.trouble?.kind === 'offline'
  const keepsTrouble = needsPerson(state.trouble) || (!event.saved && (!changed || isOffline))
  return {
    ...state,
    revision: event.revision,
    saved: event.saved,
    hasItems: event.hasItems,
    isDraft: event.isDraft,
    trouble: keepsTrouble ? state.trouble : null,
  }
}

/** The next state; an event that makes no sense now changes nothing. */
export function autosave(state: Autosave, event: AutosaveEvent): Autosave {
  switch (event.type) {
    case 'seen':
      return see(state, event)
    case 'started':
      return state.running === null ? { ...state, running: event.revision, trouble: null } : state
    case 'succeeded':
      return {
        ...state,
        running: null,
        trouble: null,
        // A cart that took this one's place meanwhile may be saved as well.
        saved: state.saved || event.revision === state.revision,
      }
    case 'failed':
      return { ...state, running: null, trouble: event.trouble }
    case 'settled':
      return { ...state, trouble: null }
    default:
      return state
  }
}

export type AutosavePhase =
  | 'empty'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'refused'
  | 'offline'
  | 'away'
  | 'stale'
  | 'closed'

/** An empty cart that is no draft yet: nothing of it is anywhere, nor missed. */
const isNothing = ({ hasItems, isDraft }: Autosave) => !hasItems && !isDraft

/** What the screen says about the save, in one word. */
export function phaseOf(state: Autosave): AutosavePhase {
  if (state.running !== null) return 'saving'
  if (needsPerson(state.trouble) && state.trouble) return state.trouble.kind
  if (isNothing(state)) return 'empty'
  if (state.saved) return 'saved'
  return state.trouble?.kind ?? 'unsaved'
}

/** What could not be saved for want of a server is tried again. */
export function isRetried(phase: AutosavePhase): boolean {
  return phase === 'offline' || phase === 'away'
}

/** May a save start by itself once the idle time is over? A draft is emptied by a person alone. */
export function isDue(state: Autosave): boolean {
  const phase = phaseOf(state)
  return (phase === 'unsaved' && state.hasItems) || isRetried(phase)
}

/** May a person press Save? Also after a refusal: what refused may have changed meanwhile. */
export function canSave(state: Autosave): boolean {
  const phase = phaseOf(state)
  return phase === 'unsaved' || phase === 'refused' || isRetried(phase)
}

/** Submit is disabled until saved (Spec 1 §4). */
export function canSubmit(state: Autosave): boolean {
  return phaseOf(state) === 'saved' && state.hasItems
}

/** Would leaving now leave work behind that the server doesn't have? */
export function isUnsaved(state: Autosave): boolean {
  return !isNothing(state) && !state.saved
}
