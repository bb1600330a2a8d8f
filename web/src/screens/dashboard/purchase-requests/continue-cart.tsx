import { Button } from '@mantine/core'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCart } from '../../../features/cart/use-cart'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

export function ContinueCart() {
  const t = useTexts(requestScreenTexts)
  const { lines } = useCart()
  if (lines.length === 0) return null
  return (
    <Button
      // Appears after the cart is loaded; placed last, so that it moves no other button.
      className={look('phone-last')}
      variant="default"
      leftSection={<IconShoppingCart size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/purchase-requests" search={{ page: 'create' }} />
      )}
    >
      {t('continueCart', { count: lines.length })}
    </Button>
  )
}
