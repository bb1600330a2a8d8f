import { followChanges } from '../cart.changes'
import type { CartLine } from '../cart.model'
import type { LineChange } from '../cart.shapes'
import type {
  Draft,
  DraftChoices,
  DraftEvent,
  DraftLine,
  DraftMarker,
  Failure,
  SaveMark,
  Trouble,
} from './draft.model'

export const EMPTY_DRAFT: Draft = {
  lines: [],
  marker: { saved: false, change: false, cartId: '', revision: 0 },
  tab: { isSaving: false, failure: null, offerChanges: [], seen: [] },
}

type EventOf<Type extends DraftEvent['type']> = Extract<DraftEvent, { type: Type }>

/** Returns the draft after a change: unsaved until the next response. */
function changed(
  draft: Draft,
  next: { lines?: readonly DraftLine[]; choices?: DraftChoices },
): Draft {
  const { lines = draft.lines, choices } = next
  const revision = draft.marker.revision + 1
  const marker = { ...draft.marker, ...choices, saved: false, change: true, revision }
  return { ...draft, lines, marker }
}

function replaceLines(draft: Draft, lines: readonly CartLine[]): Draft {
  if (lines.length === 0) return draft
  const stamp = draft.marker.revision + 1
  const replacements = new Map(lines.map((line) => [line.productId, line]))
  const former = draft.lines.map((line) => {
    const next = replacements.get(line.productId)
    replacements.delete(line.productId)
    return next ? { ...next, position: line.position, stamp } : line
  })
  const last = former.at(-1)?.position ?? 0
  const added = [...replacements.values()].map((line, at) => ({
    ...line,
    position: last + at + 1,
    stamp,
  }))
  return changed(draft, { lines: [...former, ...added] })
}

function removeLines(draft: Draft, productIds: readonly string[]): Draft {
  const removed = new Set(productIds)
  const lines = draft.lines.filter(({ productId }) => !removed.has(productId))
  return lines.length === draft.lines.length ? draft : changed(draft, { lines })
}

/** Returns whether both markers belong to the same cart, or to the same document opened again. */
export const isSameDocument = (marker: DraftMarker, before: DraftMarker): boolean =>
  marker.cartId === before.cartId || (marker.id !== undefined && marker.id === before.id)

function undo(draft: Draft, { from, remove, restore }: EventOf<'undone'>): Draft {
  if (!isSameDocument(draft.marker, from)) return draft
  const removed = new Set(remove)
  const stamp = draft.marker.revision + 1
  const rest = draft.lines.filter(({ productId }) => !removed.has(productId))
  const there = new Set(rest.map(({ productId }) => productId))
  // A line that the user added again in the meantime stays unchanged.
  const back = restore.filter(({ productId }) => !there.has(productId))
  const lines = [...rest, ...back.map((line) => ({ ...line, stamp }))]
  return changed(draft, { lines: lines.toSorted((one, other) => one.position - other.position) })
}

function choose(draft: Draft, choices: DraftChoices): Draft {
  const { marker } = draft
  const isNew = choices.addressId !== undefined && marker.addressId === undefined
  // Choosing the first address of a new cart does not count as an unsaved change.
  if (isNew && Object.keys(choices).length === 1)
    return { ...draft, marker: { ...marker, ...choices } }
  if (choices.addressId !== undefined && choices.addressId === marker.addressId) return draft
  return changed(draft, { choices })
}

function open(
  draft: Draft,
  { lines, marker, cartId, offerChanges = [] }: EventOf<'opened'>,
): Draft {
  const revision = draft.marker.revision + 1
  const { isSaving, seen } = draft.tab
  // Dismissed changes stay dismissed when the same document is loaded again.
  const isAgain = marker.id !== undefined && marker.id === draft.marker.id
  return {
    lines: lines.map((line, at) => ({ ...line, position: at + 1, stamp: revision })),
    marker: { ...EMPTY_DRAFT.marker, ...marker, cartId, revision },
    tab: { isSaving, failure: null, offerChanges, seen: isAgain ? seen : [] },
  }
}

function withoutPending({
  pending: _save,
  trouble: _trouble,
  ...marker
}: DraftMarker): DraftMarker {
  return marker
}

function withoutTrouble({ trouble: _trouble, ...marker }: DraftMarker): DraftMarker {
  return marker
}

/** Returns whether the draft is waiting for the response to exactly this save. */
export const isAwaited = ({ marker }: Draft, { cartId, key }: SaveMark): boolean =>
  marker.cartId === cartId && marker.pending?.key === key

function prepareSave(draft: Draft, { save, addressId }: EventOf<'save-prepared'>): Draft {
  const address = addressId === undefined ? {} : { addressId }
  const marker = { ...withoutTrouble(draft.marker), ...address, pending: save }
  return { ...draft, marker }
}

function withOfferChanges(draft: Draft, changes: readonly LineChange[]): Draft {
  const offerChanges = followChanges(draft.tab.offerChanges, changes)
  return { ...draft, tab: { ...draft.tab, offerChanges } }
}

/** Changes made since the save was sent remain unsaved. */
function acceptSave(draft: Draft, { mark, server, savedAt, changes }: EventOf<'save-accepted'>) {
  if (!isAwaited(draft, mark)) return draft
  const isUpToDate = draft.marker.pending?.revision === draft.marker.revision
  const marker = {
    ...withoutPending(draft.marker),
    ...server,
    savedAt,
    saved: isUpToDate,
    change: !isUpToDate,
  }
  return withOfferChanges({ ...draft, marker }, changes)
}

function refuseSave(draft: Draft, { mark }: EventOf<'save-refused'>): Draft {
  return isAwaited(draft, mark) ? { ...draft, marker: withoutPending(draft.marker) } : draft
}

/** An unreachable server concerns only the tab that noticed it; all other trouble concerns every tab. */
const isOfTab = ({ kind }: Failure) => kind === 'offline' || kind === 'away'

function endSaveRound(draft: Draft, { cartId, failure }: EventOf<'save-round-ended'>): Draft {
  const tab = { ...draft.tab, isSaving: false, failure: null }
  // A failure of a cart that has been replaced is dropped.
  if (!failure || cartId !== draft.marker.cartId) return { ...draft, tab }
  const trouble = { ...failure, revision: draft.marker.revision }
  if (isOfTab(failure)) return { ...draft, tab: { ...tab, failure: trouble } }
  return withTrouble({ ...draft, tab }, trouble)
}

function withTrouble(draft: Draft, trouble: Trouble | null): Draft {
  const marker = withoutTrouble(draft.marker)
  const tab = { ...draft.tab, failure: null }
  return { ...draft, marker: trouble ? { ...marker, trouble } : marker, tab }
}

function close(draft: Draft, { id, failure }: EventOf<'closed'>): Draft {
  if (id !== draft.marker.id) return draft
  return withTrouble(draft, { ...failure, revision: draft.marker.revision })
}

function acceptVersion(draft: Draft, { server }: EventOf<'version-accepted'>): Draft {
  if (server.id !== draft.marker.id) return draft
  return {
    ...draft,
    marker: { ...withoutPending(draft.marker), ...server, saved: false, change: true },
  }
}

/** Adopts another tab's changes; this tab's state of a different document is dropped. */
function adoptStored(draft: Draft, { lines, marker }: EventOf<'stored'>): Draft {
  const isOther = !isSameDocument(marker, draft.marker)
  const { isSaving } = draft.tab
  const tab = isOther ? { ...EMPTY_DRAFT.tab, isSaving } : draft.tab
  return { lines, marker, tab: marker.saved ? { ...tab, failure: null } : tab }
}

/** Returns the next state of a draft; an event that does not fit the current state returns the same draft. */
export function reduceDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'lines-put':
      return replaceLines(draft, event.lines)
    case 'lines-removed':
      return removeLines(draft, event.productIds)
    case 'undone':
      return undo(draft, event)
    case 'chosen':
      return choose(draft, event.choices)
    case 'opened':
      return open(draft, event)
    case 'save-round-started':
      return { ...draft, tab: { ...draft.tab, isSaving: true, failure: null } }
    case 'save-prepared':
      return prepareSave(draft, event)
    case 'save-accepted':
      return acceptSave(draft, event)
    case 'save-refused':
      return refuseSave(draft, event)
    case 'save-round-ended':
      return endSaveRound(draft, event)
    case 'closed':
      return close(draft, event)
    case 'trouble-dismissed':
      return withTrouble(draft, null)
    case 'version-accepted':
      return acceptVersion(draft, event)
    case 'offers-changed':
      return withOfferChanges(draft, event.changes)
    case 'changes-seen':
      return { ...draft, tab: { ...draft.tab, seen: draft.tab.offerChanges } }
    case 'stored':
      return adoptStored(draft, event)
    default:
      return draft
  }
}
