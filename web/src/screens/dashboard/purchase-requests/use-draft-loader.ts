import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { readCart, readMarker, replaceCart } from '../../../features/cart/cart.store'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { followChanges } from '../../../features/requests/line-differences'
import type { Draft } from '../../../features/requests/requests.queries'
import { tx } from '../../../lib/texts'
import { toastNotice } from '../../../lib/toast'
import { rememberDraftArea } from '../shared/drafts/draft-area'
import { planFor } from './draft-plan'
import { markerOf } from '../../../features/cart/marker-of'
import { changesFrom } from './refresh-draft'
import { renewCart } from './renew-cart'

export type DraftLoad =
  /** `isFresh`: the cart is what the server has just told. */
  | { status: 'ready'; isFresh: boolean }
  | { status: 'loading' }
  /** The cart holds something else that isn't saved. */
  | { status: 'asking'; draft: Draft }
  | { status: 'failed'; error: unknown }

const READY: DraftLoad = { status: 'ready', isFresh: false }
const LOADING: DraftLoad = { status: 'loading' }
const NO_CHANGES: readonly LineChange[] = []

const isIn = (changes: readonly LineChange[], { productId, field, to }: LineChange) =>
  changes.some((one) => one.productId === productId && one.field === field && one.to === to)

/** A draft's delivery area becomes the chosen one, as the draft was saved with it. */
function useTakeArea() {
  const { choose } = useDeliveryAreas()
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  return useCallback(({ _id: id, address_id: addressId }: Draft) => {
    latest.current(addressId)
    rememberDraftArea(id, addressId)
  }, [])
}

/**
 * Puts a draft into the cart: lines, marker, delivery area; gives what changed since its save, and
 * what that told where nobody saw it: a save from the products.
 */
function usePutDraft(takeArea: (draft: Draft) => void) {
  return useCallback(
    async (draft: Draft, signal: AbortSignal): Promise<readonly LineChange[]> => {
      const [before, { saved, id, version }] = await Promise.all([readCart(), readMarker()])
      signal.throwIfAborted()
      await replaceCart(draft.items, markerOf(draft))
      takeArea(draft)
      const isKept = saved && id === draft._id && version === draft.version
      return isKept ? changesFrom(before, draft) : draft.changes
    },
    [takeArea],
  )
}

type SetChanges = Dispatch<SetStateAction<readonly LineChange[]>>

/**
 * The cart at today's figures, or as somebody else saved it, without taking the screen away; `saved`
 * is what a save has just told.
 */
function useRenewed(takeArea: (draft: Draft) => void, setChanges: SetChanges) {
  return useCallback(
    async (saved: readonly LineChange[] = NO_CHANGES) => {
      if (saved.length > 0) setChanges((told) => followChanges(told, saved))
      const { changes, newer } = await renewCart()
      if (!newer) return setChanges((told) => followChanges(told, changes))
      takeArea(newer)
      setChanges(changes)
      const { _id: id, code_pr: code } = newer
      toastNotice(tx(requestEditorTexts.newerLoaded, { code }), `newer-${id}`)
    },
    [takeArea, setChanges],
  )
}

/**
 * Brings the draft of the address into the cart (Spec 1 §4, Editing a PR). Unsaved changes to the
 * same draft stay; unsaved items of another one are asked about first.
 */
export function useDraftLoader(id: string | undefined) {
  const [load, setLoad] = useState<DraftLoad>(id === undefined ? READY : LOADING)
  const [changes, setChanges] = useState<readonly LineChange[]>(NO_CHANGES)
  const loadedId = useRef<string | undefined>(undefined)
  const takeArea = useTakeArea()
  const put = usePutDraft(takeArea)

  const open = useCallback(
    async (wanted: string, signal: AbortSignal, isAsked: boolean) => {
      setLoad(LOADING)
      try {
        const plan = await planFor(wanted, signal, isAsked)
        if (signal.aborted) return
        if (plan.kind === 'ask') return setLoad({ status: 'asking', draft: plan.draft })
        if (plan.kind === 'put') setChanges(await put(plan.draft, signal))
        loadedId.current = wanted
        setLoad({ status: 'ready', isFresh: plan.kind === 'put' })
      } catch (error) {
        if (!signal.aborted) setLoad({ status: 'failed', error })
      }
    },
    [put],
  )

  const current = useRef(new AbortController())
  useEffect(() => {
    if (id === undefined || loadedId.current === id) {
      loadedId.current = id
      setLoad(READY)
      return undefined
    }
    const abort = new AbortController()
    current.current = abort
    void open(id, abort.signal, false)
    return () => abort.abort()
  }, [id, open])

  const again = useCallback(
    (wanted: string) => {
      current.current.abort()
      const abort = new AbortController()
      current.current = abort
      return open(wanted, abort.signal, true)
    },
    [open],
  )
  /** The cart was saved as this draft: its address needs no loading. */
  const adopt = useCallback((savedId: string) => {
    loadedId.current = savedId
  }, [])
  const renew = useRenewed(takeArea, setChanges)
  /** What was looked at is shown no more; it is still to be accepted. */
  const [seen, setSeen] = useState(NO_CHANGES)
  const dropChanges = useCallback(() => setSeen(changes), [changes])
  const shown = useMemo(() => changes.filter((change) => !isIn(seen, change)), [changes, seen])
  return { load, changes, shown, again, adopt, renew, dropChanges }
}
export type DraftLoader = ReturnType<typeof useDraftLoader>
