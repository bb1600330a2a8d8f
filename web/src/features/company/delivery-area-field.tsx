import { TextInput } from '@mantine/core'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconMapPin } from '@tabler/icons-react'
import { LazyBoundary, lazyPiece } from '../../lib/lazy-boundary'
import { useTexts } from '../../lib/texts'
import { toastMissing } from '../../lib/toast'
import { areaLabel, CUT, useDeliveryAreas } from './delivery-area'

const DeliveryAreaSelect = lazyPiece(
  async () => (await import('./delivery-area-select')).DeliveryAreaSelect,
)

/** Shows the delivery area immediately; the select for changing it is loaded afterwards. */
export function DeliveryAreaField({ className }: { className?: string | undefined }) {
  const t = useTexts(companyTexts)
  const { area } = useDeliveryAreas()
  const chosen = (
    <TextInput
      className={className}
      aria-label={t('deliveryArea')}
      leftSection={<IconMapPin size={16} aria-hidden />}
      styles={CUT}
      title={area && areaLabel(area)}
      value={area ? areaLabel(area) : ''}
      readOnly
    />
  )
  return (
    <LazyBoundary fallback={chosen} onMissing={toastMissing}>
      <DeliveryAreaSelect labelHidden className={className} />
    </LazyBoundary>
  )
}
