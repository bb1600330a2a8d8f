import { Button } from '@mantine/core'
import { cardTexts } from '@pasok/domain/catalog/catalog.bar.texts'
import type { LastPurchase } from '@pasok/domain/requests/requests.insights.contract'
import { IconRotateClockwise } from '@tabler/icons-react'
import { quantity as shownQuantity, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'

interface OrderAgainProps {
  name: string
  last: LastPurchase
  /** In a row of the list, without a ground of its own. */
  isQuiet: boolean
  onAgain: (quantity: number) => void
}

/** Puts the quantity of the last purchase into the cart; says how much it was, and when. */
export function OrderAgain({ name, last, isQuiet, onAgain }: OrderAgainProps) {
  const t = useTexts(cardTexts)
  const values = {
    name,
    quantity: shownQuantity(last.quantity),
    date: useFormats().date(last.date),
  }
  return (
    <Button
      size="compact-xs"
      pos="relative"
      style={{ zIndex: 1 }}
      variant={isQuiet ? 'subtle' : 'default'}
      {...(isQuiet && { px: 0 })}
      leftSection={<IconRotateClockwise size={14} aria-hidden />}
      title={t('againHelp', values)}
      aria-label={t('againNamed', values)}
      onClick={() => onAgain(last.quantity)}
    >
      {t('again', values)}
    </Button>
  )
}
