import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readMarker, useCartMarker } from '../../../features/cart/cart.store'
import type { DraftLoader } from './use-draft-loader'

/**
 * An address without a request shows what lies in the cart: as soon as that is a draft, saved here,
 * opened in another tab or brought back, the address says which, so that a reload and whoever it is
 * sent to find the same.
 */
export function useDraftAddress(
  id: string | undefined,
  mayOpen: boolean,
  { adopt }: DraftLoader,
): void {
  const navigate = useNavigate()
  const { id: shown } = useCartMarker()
  useEffect(() => {
    if (id !== undefined || !mayOpen) return undefined
    let isOver = false
    // What is shown may be a moment old: of a cart that was put away, whose address it was.
    void readMarker().then(({ id: held }) => {
      const isLeaving = !window.location.search.includes('page=create')
      if (isOver || isLeaving || held === undefined) return undefined
      adopt(held)
      return navigate({
        to: '/dashboard/purchase-requests',
        search: { page: 'create', id: held },
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
    })
    return () => {
      isOver = true
    }
  }, [id, shown, mayOpen, adopt, navigate])
}
