import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../../lib/api-error'
import { toastError } from '../../../lib/toast'

/** Create New Template: puts away what lies in the template cart, and opens the empty one. */
export function useStartTemplate(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      // With the cart comes its database, which the list itself has no use for.
      const [{ clearForNew }, { ownCart }] = await Promise.all([
        import('../../../features/cart/open-document'),
        import('../../../features/cart/own-cart'),
      ])
      await clearForNew(ownCart('template'), templateScreenTexts.clearedForNew)
    } catch (error) {
      return toastError(messageOf(error))
    }
    await navigate({ to: '/dashboard/templates', search: { page: 'create' } })
  }
}
