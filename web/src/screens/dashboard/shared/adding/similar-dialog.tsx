import { Modal } from '@mantine/core'
import { similarTexts } from '@pasok/domain/catalog/catalog.texts'
import type { Unavailable } from '../../../../features/cart/use-add-to-cart'
import { useTexts } from '../../../../lib/texts'
import { useFocusReturn } from '../../../../ui/focus-return'
import { SimilarProducts } from './similar-products'
import { look } from '../../../../ui/look'

interface SimilarDialogProps {
  product: Unavailable
  onClose: () => void
}

/** Dialog with similar products instead of an unavailable one; they can be added directly. */
export function SimilarDialog({ product, onClose }: SimilarDialogProps) {
  const t = useTexts(similarTexts)
  const { productId, name, reason } = product
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={t('title')} size={680}>
      <p className={look('error', 'mb-sm')}>{reason}</p>
      <h3 className={look('text-lg', 'semibold', 'mb-4')}>{t('instead', { name })}</h3>
      <SimilarProducts productId={productId} onLeave={onClose} />
    </Modal>
  )
}
