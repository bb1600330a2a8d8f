import { Button } from '@mantine/core'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconTemplate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CartOf } from '../../../features/cart/cart.kind'
import { useCart } from '../../../features/cart/use-cart'
import { useTexts } from '../../../lib/texts'

function ContinueLink() {
  const t = useTexts(templateScreenTexts)
  const { lines, marker } = useCart()
  if (lines.length === 0 || marker.saved) return null
  const search = { page: 'create' as const, ...(marker.id !== undefined && { id: marker.id }) }
  return (
    <Button
      variant="default"
      leftSection={<IconTemplate size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/dashboard/templates" search={search} />}
    >
      {t('continueCart', { count: lines.length })}
    </Button>
  )
}

export function ContinueTemplate() {
  return (
    <CartOf value="template">
      <ContinueLink />
    </CartOf>
  )
}
