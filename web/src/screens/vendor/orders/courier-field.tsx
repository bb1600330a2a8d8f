import { Autocomplete } from '@mantine/core'
import { COMMON_COURIERS, LONGEST_COURIER } from '@pasok/domain/orders/orders.constants'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import { useTexts } from '../../../lib/texts'

interface CourierFieldProps {
  value: string
  onChange: (next: string) => void
  focused?: boolean
}

/** Courier field: suggestions or free text. */
export function CourierField({ value, onChange, focused = false }: CourierFieldProps) {
  const t = useTexts(portalMoveTexts)
  const options = [...COMMON_COURIERS, t('ownCourier')]
  const typed = value.trim().toLowerCase()
  const hasMatch = options.some((one) => one.toLowerCase().includes(typed))
  return (
    <Autocomplete
      data-autofocus={focused || undefined}
      label={t('courier')}
      description={t('courierHelp')}
      data={options}
      // An empty list that counts as open would use up the Escape meant for the dialog.
      {...(!hasMatch && { dropdownOpened: false })}
      maxLength={LONGEST_COURIER}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  )
}
