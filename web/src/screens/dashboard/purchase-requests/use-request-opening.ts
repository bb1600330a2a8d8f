import { hasUnsaved } from '@pasok/domain/cart/draft/draft.rules'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DraftStore } from '../../../features/cart/draft-store'
import { opened } from '../../../features/cart/open-document'
import { useOwnCart } from '../../../features/cart/own-cart'
import { useCartMarker } from '../../../features/cart/use-cart'
import { useOpening, type Opener, type Opening } from '../../../features/cart/use-opening'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { fetchDraft, type RequestDraft } from '../../../features/requests/requests.queries'
import { ApiError } from '../../../lib/api-error'
import { changesFrom, markerOf } from '../shared/drafts/request-draft-server'

export type RequestOpening = Opening<RequestDraft>

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === 'offline'

/** Plans how to open a request, by id or code. */
export const planRequest: Opener<RequestDraft>['plan'] = async (
  { lines, marker },
  wanted,
  isConfirmed,
  signal,
) => {
  const isCurrent = !isConfirmed && (marker.id === wanted || marker.code === wanted)
  const hasWork = !isConfirmed && hasUnsaved(marker, lines.length)
  if (hasWork && isCurrent) return { kind: 'keep' }
  try {
    const document = await fetchDraft(wanted, signal)
    if (hasWork && marker.id === document._id) return { kind: 'keep' }
    return { kind: hasWork ? 'ask' : 'put', document }
  } catch (error) {
    // The server cannot be reached: the user continues with this browser's copy.
    if (isCurrent && isCutOff(error)) return { kind: 'keep' }
    throw error
  }
}

/**
 * Puts a request into the cart, with the changes since its save, including those adopted silently by a save on
 * the products page.
 */
const loadRequest = (cart: DraftStore, request: RequestDraft): Promise<void> =>
  cart.dispatch(({ lines, marker: { saved, id, version } }) => {
    const isCurrent = saved && id === request._id && version === request.version
    const offerChanges = isCurrent ? changesFrom(lines, request) : request.changes
    return opened(request.items, markerOf(request), offerChanges)
  })

/**
 * Adds the request to the address as soon as the cart has a saved one, so that a reload and a copied link open
 * it.
 */
function useAddressOfDraft(
  wanted: string | undefined,
  mayOpen: boolean,
  adopt: (id: string) => void,
): void {
  const cart = useOwnCart()
  const navigate = useNavigate()
  const { id: shown } = useCartMarker()
  useEffect(() => {
    if (wanted !== undefined || !mayOpen) return undefined
    let isOver = false
    // Reads the stored cart, because the displayed one may be outdated, for example just cleared.
    void cart.read().then(({ marker: { id } }) => {
      const isLeaving = !window.location.search.includes('page=create')
      if (isOver || isLeaving || id === undefined) return undefined
      adopt(id)
      return navigate({
        to: '/dashboard/purchase-requests',
        search: { page: 'create', id },
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
    })
    return () => {
      isOver = true
    }
  }, [wanted, shown, mayOpen, adopt, navigate, cart])
}

/** Opens the request in the address in the cart, with its delivery area. */
export function useRequestOpening(wanted: string | undefined, mayOpen: boolean) {
  const { choose } = useDeliveryAreas()
  const loader = useOpening<RequestDraft>(wanted, {
    plan: planRequest,
    load: async (cart, request) => {
      await loadRequest(cart, request)
      choose(request.address_id)
    },
  })
  useAddressOfDraft(wanted, mayOpen, loader.adopt)
  return loader
}
export type RequestLoader = ReturnType<typeof useRequestOpening>
