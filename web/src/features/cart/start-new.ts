import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error'
import { toastError } from '../../lib/toast'

/** Create New PR (Spec 1 §2): clears the local cart and opens the empty request. */
export function useStartNew(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      // Loaded on demand, together with the local database that the list does not need.
      const [{ clearForNew }, { ownCart }] = await Promise.all([
        import('./open-document'),
        import('./own-cart'),
      ])
      await clearForNew(ownCart())
    } catch (error) {
      return toastError(messageOf(error))
    }
    await navigate({ to: '/dashboard/purchase-requests', search: { page: 'create' } })
  }
}
