import { changesToAccept } from '@pasok/domain/cart/draft/draft.rules'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { forgetDocument, openDocument } from '../../../features/cart/open-document'
import { useOwnCart } from '../../../features/cart/own-cart'
import { failureOf } from '../../../features/cart/save-draft'
import { useAutosave } from '../../../features/cart/use-autosave'
import { useCart } from '../../../features/cart/use-cart'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import type { RequestDraft } from '../../../features/requests/requests.queries'
import { useSubmitFlow } from '../../../features/requests/use-submit-flow'
import { useLiveChanges } from '../../../lib/live'
import { useReturnToTab } from '../../../lib/use-return-to-tab'
import { refresh } from '../../../lib/refresh'
import { tx } from '../../../lib/texts'
import { toastNotice } from '../../../lib/toast'
import { useLatest } from '../../../lib/use-latest'
import { readOffers } from '../shared/drafts/read-offers'
import { requestServer } from '../shared/drafts/request-draft-server'
import type { RequestLoader } from './use-request-opening'

const LIST = '/dashboard/purchase-requests'
const OF_REQUESTS = ['request'] as const

/** Reloads the current offers in the background; another user's save is reported with a message. */
function useReadOffers() {
  const store = useOwnCart()
  const { choose } = useDeliveryAreas()
  const latestChoose = useLatest(choose)
  return useCallback(async () => {
    const newer = await readOffers(store)
    if (!newer) return
    latestChoose.current(newer.address_id)
    toastNotice(tx(requestEditorTexts.newerLoaded, { code: newer.code_pr }), `newer-${newer._id}`)
  }, [store, latestChoose])
}

/**
 * Reloads the current offers when a stored cart is opened, and when the user returns to it. Returns true once
 * that is done or failed; saving then reports the changes.
 */
function useFreshOffers(read: () => Promise<void>, isFresh: boolean): boolean {
  const [isDone, setDone] = useState(isFresh)
  useEffect(() => {
    if (!isDone)
      void read()
        .catch(() => undefined)
        .finally(() => setDone(true))
  }, [isDone, read])
  useReturnToTab(() => void read().catch(() => undefined))
  return isDone
}

/**
 * Follows changes of the open request: prices, withdrawn products, or another user's save, submission or
 * deletion.
 */
function useRequestNews(read: () => Promise<void>, isSubmitting: boolean): void {
  const store = useOwnCart()
  useLiveChanges(OF_REQUESTS, (news) => {
    const { id } = store.get().marker
    if (id === undefined || isSubmitting) return
    if (news && !news.some((change) => change.id === id)) return
    read().catch((error: unknown) => {
      const failure = failureOf(error)
      if (failure.kind === 'closed')
        // Has no effect when the user has just submitted the request: it is no longer in the cart.
        void store.dispatch({ type: 'closed', id, failure })
    })
  })
}

/** The delivery area is selected outside the cart; another one changes the request. */
function useChosenArea(addressId: string | undefined, isOpened: boolean): void {
  const store = useOwnCart()
  useEffect(() => {
    if (!isOpened || addressId === undefined) return
    void store.dispatch({ type: 'chosen', choices: { addressId } })
  }, [store, isOpened, addressId])
}

/** The user's options after another user has saved, submitted or deleted the request. */
function useConflictChoices({ again }: RequestLoader, saveNow: () => Promise<boolean>) {
  const store = useOwnCart()
  const navigate = useNavigate()
  return {
    keepMine: async ({ _id: id, code_pr: code, version }: RequestDraft) => {
      const server = { id, code, version }
      await store.dispatch({ type: 'version-accepted', server })
      await saveNow()
    },
    takeTheirs: async () => {
      const { marker } = await store.read()
      await again(marker.id)
    },
    saveAsNew: async () => {
      const { lines, marker } = await store.read()
      const { departmentId = null, addressId } = marker
      const choices = { departmentId, ...(addressId !== undefined && { addressId }) }
      await openDocument(store, lines, { ...choices, change: true })
      await navigate({
        to: LIST,
        search: { page: 'create' },
        replace: true,
        ignoreBlocker: true,
      })
      await saveNow()
    },
    discard: async () => {
      await openDocument(store, [])
      // Replaces the history entry, so that Back does not lead to a request that can no longer be edited.
      await navigate({ to: LIST, replace: true, ignoreBlocker: true })
    },
  }
}

/** Submits the saved request; problems are also shown at the lines. */
function useSubmitting(read: () => Promise<void>) {
  const store = useOwnCart()
  const navigate = useNavigate()
  const { history } = useRouter()
  const { saved } = useCart().marker
  const readAgain = () => void read().catch(() => undefined)
  const flow = useSubmitFlow(async ({ id }) => {
    await forgetDocument(store, id)
    // Back then leads to the request's page, because the editor no longer opens it.
    const search = { page: 'detail' as const, id }
    void navigate({ to: LIST, search, replace: true, ignoreBlocker: true })
    // Without this, the router would merge both history changes into one.
    history.flush()
    await navigate({ to: LIST, ignoreBlocker: true })
  }, readAgain)
  // A refusal refers to the saved content, so any change dismisses it.
  const dismissRefusal = useEffectEvent(flow.dismissRefusal)
  useEffect(() => {
    if (!saved) dismissRefusal()
  }, [saved])
  const submit = async () => {
    // Reads the stored cart, because another tab may just have changed it: only saved content is submitted.
    const draft = await store.read()
    const { id, code, version } = draft.marker
    if (draft.marker.saved && id !== undefined && code !== undefined && version !== undefined)
      await flow.start({ id, code, version }, changesToAccept(draft))
  }
  /** Shows declined changes at the lines, where the user can react. */
  const decline = () => {
    flow.decline()
    readAgain()
  }
  return { flow: { ...flow, decline }, submit }
}

export function useRequestEditor(loader: RequestLoader) {
  const cart = useCart()
  const areas = useDeliveryAreas()
  const client = useQueryClient()
  const { opening } = loader
  const isOpened = opening.status === 'ready'
  const addressId = areas.area?._id
  const read = useReadOffers()
  const isRead = useFreshOffers(read, opening.status === 'ready' && opening.isFresh)
  useChosenArea(addressId, isOpened)
  const isEnabled = isOpened && isRead && addressId !== undefined
  const autosave = useAutosave({
    server: isEnabled ? requestServer(addressId) : undefined,
    onSaved: ({ isRepriced }) => {
      void refresh(client, OF_REQUESTS)
      // The save succeeded; if loading the new prices fails, submitting reports them.
      if (isRepriced) void read().catch(() => undefined)
    },
  })
  const { flow, submit } = useSubmitting(read)
  useRequestNews(read, flow.pending)
  const choices = useConflictChoices(loader, autosave.saveNow)
  return { cart, marker: cart.marker, areas, autosave, flow, submit, choices }
}
export type RequestEditorState = ReturnType<typeof useRequestEditor>
