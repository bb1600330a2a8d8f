import type { CartLine } from '../cart.model'
import type { LineChange } from '../cart.shapes'

/** A line of a draft: its place in the cart, and the draft's revision at which it last changed. */
export interface DraftLine extends CartLine {
  position: number
  stamp: number
}

/** A save that was sent: its key and body are stored until the server answers, so that it can be repeated. */
export interface PendingSave {
  /** The idempotency key. */
  key: string
  /** The draft's revision that the body contains. */
  revision: number
  /** The document that the save overwrites, in the version known then; null creates a new one. */
  over: { id: string; version: number | undefined } | null
  body: object
}

/**
 * Why the server does not have the draft.
 * - `refused`: the server rejected this content.
 * - `stale`: somebody else saved the document. `closed`: the document can no longer be edited.
 * - `offline`: the server cannot be reached. `away`: the server cannot answer now.
 */
export type TroubleKind = 'refused' | 'stale' | 'closed' | 'offline' | 'away'

/** The server's error, or the failure to reach the server. */
export interface Failure {
  kind: TroubleKind
  message: string
  messages: readonly string[]
}

export interface Trouble extends Failure {
  /** The draft's revision when the save failed. */
  revision: number
}

/** The version of the document that the server has. */
export interface ServerVersion {
  id: string
  code: string
  version: number
}

/** What the user chooses besides the lines. */
export interface DraftChoices {
  /** Null: no department. */
  departmentId?: string | null
  /** The department's name as the server sent it: the current user may not see that department. */
  departmentName?: string
  /** The delivery address, a reference to one of the company's addresses. */
  addressId?: string
  name?: string
}

/** Spec 1 §3, Local PR marker: whether the cart is saved, whether it changed, and which document it is. */
export interface DraftMarker extends DraftChoices, Partial<ServerVersion> {
  saved: boolean
  change: boolean
  /** ISO time of the last save. */
  savedAt?: string
  /** Identifies the document in this browser: opening or clearing gives the cart another one. */
  cartId: string
  /** Counts every change. */
  revision: number
  /** The save that has no response yet. */
  pending?: PendingSave
  /** Trouble that only the user can resolve, in any tab. */
  trouble?: Trouble
}

/** The fields of a marker that the opener of a document sets. */
export type OpenedMarker = Partial<Omit<DraftMarker, 'revision' | 'cartId'>>

export interface DraftTab {
  /** This tab is waiting for the server's answer to a save. */
  isSaving: boolean
  /** The last save of this tab could not reach the server. */
  failure: Trouble | null
  /** Changes of the offers since the document was saved. */
  offerChanges: readonly LineChange[]
  /** The changes that the user has read and dismissed; submitting still requires accepting them. */
  seen: readonly LineChange[]
}

/** A request or a template that is being edited in this browser. */
export interface Draft {
  /** In the order of their positions. */
  lines: readonly DraftLine[]
  marker: DraftMarker
  tab: DraftTab
}

/** Identifies the save that a response belongs to. */
export interface SaveMark {
  cartId: string
  key: string
}

export type DraftEvent =
  /** Adds lines; a line of a product already in the draft replaces the existing line. */
  | { type: 'lines-put'; lines: readonly CartLine[] }
  | { type: 'lines-removed'; productIds: readonly string[] }
  /** Undoes a removal or an addition, for the same document only. */
  | {
      type: 'undone'
      from: DraftMarker
      remove: readonly string[]
      restore: readonly DraftLine[]
    }
  | { type: 'chosen'; choices: DraftChoices }
  | {
      type: 'opened'
      lines: readonly CartLine[]
      marker: OpenedMarker
      cartId: string
      offerChanges?: readonly LineChange[]
    }
  /** This tab starts saving: it may send several saves until the server has the current cart. */
  | { type: 'save-round-started' }
  /** The content of one save is stored before it is sent, so that it can be repeated. */
  | { type: 'save-prepared'; save: PendingSave; addressId?: string | undefined }
  /** The server stored one save. */
  | {
      type: 'save-accepted'
      mark: SaveMark
      server: ServerVersion
      savedAt: string
      changes: readonly LineChange[]
    }
  /** The server rejected the save; it will never be stored under this idempotency key. */
  | { type: 'save-refused'; mark: SaveMark }
  /** This tab stopped saving, with or without success. */
  | { type: 'save-round-ended'; cartId: string; failure: Failure | null }
  /** The server reported that the document can no longer be edited. */
  | { type: 'closed'; id: string; failure: Failure }
  /** The user made the choice that the trouble required. */
  | { type: 'trouble-dismissed' }
  /** The next save overwrites this version; the draft stays unsaved. */
  | { type: 'version-accepted'; server: ServerVersion }
  /** The offers were reloaded; their changes are joined with the earlier ones. */
  | { type: 'offers-changed'; changes: readonly LineChange[] }
  | { type: 'changes-seen' }
  /** Another tab changed the stored draft. */
  | { type: 'stored'; lines: readonly DraftLine[]; marker: DraftMarker }
