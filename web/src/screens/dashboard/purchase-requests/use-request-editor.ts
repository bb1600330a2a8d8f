import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { markChanged, readMarker, useCart, useCartMarker } from '../../../features/cart/cart.store'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useAutosave } from '../../../features/requests/use-autosave'
import { useSubmitFlow } from '../../../features/requests/use-submit-flow'
import { useLiveChanges } from '../../../lib/live'
import { useLookedAtAgain } from '../../../lib/looked-at-again'
import { isAreaChanged } from '../shared/drafts/draft-area'
import { useSaveDraft } from '../shared/drafts/use-save-draft'
import { changesOn } from './changes-on'
import { forgetDraft } from './forget-draft'
import type { DraftLoader } from './use-draft-loader'

const LIST = '/dashboard/purchase-requests'

/** Saves the cart, and shows what came of it; gives the revision that the server then has. */
function useSave({ renew }: DraftLoader, addressId: string | undefined) {
  const save = useSaveDraft(addressId)
  return useCallback(async () => {
    const { revision, repriced, changes } = await save()
    // The save stands; figures that could not be fetched are told at submitting.
    if (repriced) void renew(changes).catch(() => undefined)
    return revision
  }, [save, renew])
}

/** The delivery area is chosen outside of the cart: another one than the saved one is a change. */
function useAreaWatch(addressId: string | undefined, enabled: boolean): void {
  const { id, saved } = useCartMarker()
  useEffect(() => {
    if (!enabled || !saved || id === undefined || addressId === undefined) return
    if (isAreaChanged(id, addressId)) void markChanged()
  }, [enabled, saved, id, addressId])
}

/**
 * Reads again what is offered when a cart opens that this browser kept, and when it is looked at
 * again; true once that is done, or could not be: then the save tells.
 */
function useRenewal({ renew, load }: DraftLoader): boolean {
  const [isDone, setDone] = useState(load.status === 'ready' && load.isFresh)
  const renewNow = useCallback(() => renew().catch(() => undefined), [renew])
  useEffect(() => {
    if (!isDone) void renewNow().finally(() => setDone(true))
  }, [isDone, renewNow])
  useLookedAtAgain(() => void renewNow())
  return isDone
}

const OF_REQUESTS = ['request'] as const

/**
 * While the editor is open it follows its draft: another price, a product that is withdrawn, or
 * somebody else's save, submission or deletion.
 */
function useDraftNews(
  { renew }: DraftLoader,
  isSubmitting: boolean,
  onGone: (error: unknown) => void,
): void {
  const { id } = useCartMarker()
  useLiveChanges(OF_REQUESTS, (news) => {
    if (id === undefined || isSubmitting) return
    if (news && !news.some((change) => change.id === id)) return
    renew().catch(async (error: unknown) => {
      // A draft that this person has just submitted is in the cart no more.
      if ((await readMarker()).id === id) onGone(error)
    })
  })
}

/** The request being made: cart, choices, autosave and submitting, joined. */
export function useRequestEditor(loader: DraftLoader) {
  const cart = useCart()
  const marker = useCartMarker()
  const areas = useDeliveryAreas()
  const navigate = useNavigate()
  const { history } = useRouter()
  const isLoaded = loader.load.status === 'ready'
  const addressId = areas.area?._id
  const isRenewed = useRenewal(loader)
  useAreaWatch(addressId, isLoaded)
  const autosave = useAutosave({
    revision: marker.revision,
    saved: marker.saved,
    hasItems: cart.lines.length > 0,
    isDraft: marker.id !== undefined,
    enabled: isLoaded && isRenewed && cart.ready && addressId !== undefined,
    save: useSave(loader, addressId),
  })
  const renew = () => void loader.renew().catch(() => undefined)
  const flow = useSubmitFlow(
    async ({ id }) => {
      await forgetDraft(id)
      // Back leads to the request: no editor opens it any more.
      const search = { page: 'detail' as const, id }
      void navigate({ to: LIST, search, replace: true, ignoreBlocker: true })
      // Otherwise the two changes of the history within one task become one.
      history.flush()
      await navigate({ to: LIST, ignoreBlocker: true })
    },
    // What stands in the way is shown at the lines, too.
    renew,
  )
  // What was refused is no longer what is here.
  const dismissRefusal = useEffectEvent(flow.dismissRefusal)
  useEffect(() => {
    if (!marker.saved) dismissRefusal()
  }, [marker.saved])
  useDraftNews(loader, flow.pending, autosave.learn)
  const submit = async () => {
    // Another tab may have changed the cart in this very moment: what is submitted is what is saved.
    const { saved, id, code, version } = await readMarker()
    if (saved && id !== undefined && code !== undefined && version !== undefined)
      await flow.start({ id, code, version }, changesOn(cart.lines, loader.changes))
  }
  /** Changes that weren't accepted are shown where they can be mended. */
  const decline = () => {
    flow.decline()
    renew()
  }
  return { cart, marker, areas, autosave, flow: { ...flow, decline }, submit }
}
export type RequestEditorState = ReturnType<typeof useRequestEditor>
