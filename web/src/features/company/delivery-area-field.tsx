import { TextInput } from '@mantine/core'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconMapPin } from '@tabler/icons-react'
import { Fetched, pieceOf } from '../../lib/fetched'
import { tellMissing } from '../../lib/tell-missing'
import { useTexts } from '../../lib/texts'
import { areaLabel, CUT, useDeliveryAreas } from './delivery-area'

const select = pieceOf(async () => (await import('./delivery-area-select')).DeliveryAreaSelect)

/** The delivery area at once, and the way to choose another once that is fetched. */
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
    <Fetched
      piece={select}
      props={{ labelHidden: true, className }}
      fallback={chosen}
      onMissing={tellMissing}
    />
  )
}
