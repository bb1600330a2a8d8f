import type { Draft } from '@pasok/domain/cart/draft/draft.model'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../lib/use-latest'
import type { DraftStore } from './draft-store'
import { useOwnCart } from './own-cart'

/**
 * What to do with the cart for the document in the address. Unsaved work is never replaced without
 * confirmation.
 */
export type OpeningPlan<Document> =
  | { kind: 'keep'; document?: Document }
  | { kind: 'ask'; document: Document }
  | { kind: 'put'; document: Document }

/** Opens documents of one kind in the cart. */
export interface Opener<Document> {
  /**
   * Plans the opening. @param isConfirmed true when the user agreed to replace the cart. @throws ApiError when the
   * document cannot be read.
   */
  plan: (
    draft: Draft,
    wanted: string,
    isConfirmed: boolean,
    signal: AbortSignal,
  ) => Promise<OpeningPlan<Document>>
  load: (cart: DraftStore, document: Document) => Promise<void>
  /** Called when the cart's unsaved changes to the document are preserved. */
  retain?: (cart: DraftStore, document: Document) => void
  /** Called for an address without a document: clears a cart that must not be shown there. */
  begin?: (cart: DraftStore) => Promise<void>
}

export type Opening<Document> =
  /** `isFresh`: the cart is exactly what the server has just sent. */
  | { status: 'ready'; isFresh: boolean }
  | { status: 'loading' }
  /** The cart contains another document with unsaved changes. */
  | { status: 'asking'; document: Document; currentId: string | undefined }
  | { status: 'failed'; error: unknown }

const LOADING = { status: 'loading' } as const
const READY = { status: 'ready', isFresh: false } as const

async function openInto<Document>(
  cart: DraftStore,
  { plan, load, retain, begin }: Opener<Document>,
  wanted: string | undefined,
  isConfirmed: boolean,
  signal: AbortSignal,
): Promise<Opening<Document>> {
  try {
    if (wanted === undefined) {
      await begin?.(cart)
      return READY
    }
    const draft = await cart.read()
    const planned = await plan(draft, wanted, isConfirmed, signal)
    if (planned.kind === 'ask')
      return { status: 'asking', document: planned.document, currentId: draft.marker.id }
    if (!signal.aborted && planned.kind === 'put') await load(cart, planned.document)
    if (!signal.aborted && planned.kind === 'keep' && planned.document)
      retain?.(cart, planned.document)
    return { status: 'ready', isFresh: planned.kind === 'put' }
  } catch (error) {
    return { status: 'failed', error }
  }
}

/**
 * Opens the document of the address in the cart (Spec 1 §4). Unsaved changes to the same document are
 * preserved; unsaved work on another document is replaced only after confirmation.
 */
export function useOpening<Document>(wanted: string | undefined, opener: Opener<Document>) {
  const cart = useOwnCart()
  const latest = useLatest(() => opener)
  const shown = useRef<string | undefined>(undefined)
  const current = useRef(new AbortController())
  const [opening, setOpening] = useState<Opening<Document>>(
    wanted === undefined && !opener.begin ? READY : LOADING,
  )

  const open = useCallback(
    async (id: string | undefined, isConfirmed: boolean) => {
      current.current.abort()
      const { signal } = (current.current = new AbortController())
      setOpening(LOADING)
      const next = await openInto(cart, latest.current(), id, isConfirmed, signal)
      if (signal.aborted) return
      if (next.status === 'ready') shown.current = id
      setOpening(next)
    },
    [cart, latest],
  )
  useEffect(() => {
    const isShown = wanted === undefined ? !latest.current().begin : shown.current === wanted
    if (isShown) {
      current.current.abort()
      shown.current = wanted
      setOpening(READY)
      return undefined
    }
    void open(wanted, false)
    return () => current.current.abort()
  }, [wanted, open, latest])

  return {
    opening,
    /**
     * Opens the given document, by default the one in the address, and replaces the cart without confirmation.
     */
    again: useCallback((id = wanted) => open(id, true), [open, wanted]),
    /** The cart was just saved as this document: it does not need to be opened. */
    adopt: useCallback((savedId: string) => {
      shown.current = savedId
    }, []),
  }
}
