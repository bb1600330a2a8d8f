import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readMarker } from '../../../features/cart/cart.store'
import type { DraftLoader } from './use-draft-loader'

/**
 * An address without a request shows what lies in the cart: when that is a draft that was saved, the
 * address says which, so that a reload and whoever it is sent to find the same.
 */
export function useDraftAddress(
  id: string | undefined,
  mayCreate: boolean,
  { adopt }: DraftLoader,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== undefined || !mayCreate) return undefined
    let isOver = false
    void readMarker().then(({ id: held }) => {
      if (isOver || held === undefined) return undefined
      adopt(held)
      return navigate({
        to: '/dashboard/purchase-requests',
        search: { page: 'create', id: held },
        replace: true,
        ignoreBlocker: true,
      })
    })
    return () => {
      isOver = true
    }
  }, [id, mayCreate, adopt, navigate])
}
