import { Button, CloseButton } from '@mantine/core'
import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { severalTexts } from '@pasok/domain/kernel/list.texts'
import { IconHash, IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../../lib/lazy-boundary'
import { useTexts } from '../../lib/texts'
import { closeWithToast } from '../../lib/toast'
import type { CartActions } from './cart.actions'

const BulkDialog = lazyPiece(async () => (await import('./cart-bulk-dialog')).BulkDialog)

interface CartBulkProps {
  productIds: ReadonlySet<string>
  actions: CartActions
  onClear: () => void
}

export function CartBulk({ productIds, actions, onClear }: CartBulkProps) {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const ts = useTexts(severalTexts)
  const [open, setOpen] = useState<'quantity' | 'note'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconHash size={14} aria-hidden />}
        onClick={() => setOpen('quantity')}
      >
        {tb('setQuantity')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconNote size={14} aria-hidden />}
        onClick={() => setOpen('note')}
      >
        {tb('setNote')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => void actions.removeLines(productIds)}
      >
        {t('remove')}
      </Button>
      <CloseButton size="sm" aria-label={ts('clearSelection')} onClick={onClear} />
      {open && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <BulkDialog field={open} productIds={productIds} actions={actions} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
