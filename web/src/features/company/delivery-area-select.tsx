import { Select } from '@mantine/core'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconMapPin } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { areaLabel, CUT, useDeliveryAreas } from './delivery-area'

interface DeliveryAreaSelectProps {
  /** True to hide the label, for the bar of the products page. */
  labelHidden?: boolean
  className?: string | undefined
}

export function DeliveryAreaSelect({ labelHidden = false, className }: DeliveryAreaSelectProps) {
  const t = useTexts(companyTexts)
  const { areas, area, choose: onChoose, isPending, isError, retry } = useDeliveryAreas()
  const label = t('deliveryArea')
  const placeholder = isError ? t('deliveryAreaFailed') : t('deliveryAreaNone')
  return (
    <Select
      className={className}
      styles={CUT}
      title={area && areaLabel(area)}
      {...(labelHidden ? { 'aria-label': label } : { label })}
      leftSection={<IconMapPin size={16} aria-hidden />}
      data={areas.map((address) => ({ value: address._id, label: areaLabel(address) }))}
      value={area?._id ?? null}
      placeholder={isPending ? '' : placeholder}
      loading={isPending}
      disabled={areas.length === 0 && !isError}
      allowDeselect={false}
      checkIconPosition="right"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      onDropdownOpen={isError ? retry : undefined}
      onChange={(id) => id !== null && onChoose(id)}
    />
  )
}
