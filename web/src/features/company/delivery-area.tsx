import { Select } from '@mantine/core'
import type { Address } from '@pasok/domain/company/company.model'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconMapPin } from '@tabler/icons-react'
import { isCutOff } from '../../lib/cut-off'
import { useSession } from '../../lib/session'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { useAddresses } from './addresses.queries'
import { choiceKey, choices, choose, chosenBefore } from './delivery-area.store'

/** How long addresses are good without asking again, milliseconds: they change rarely. */
const FRESH = 300_000
const NONE: Address[] = []

export interface DeliveryAreas {
  areas: readonly Address[]
  /** The chosen one; the default address until a person chooses (Spec 2 §2). */
  area: Address | undefined
  /** Its city: what products must be delivered to. */
  city: string | undefined
  choose: (addressId: string) => void
  isPending: boolean
  /** They wait for the connection. */
  isCutOff: boolean
  isError: boolean
  retry: () => void
}

/** The company's addresses as delivery areas, and which of them is chosen in this browser. */
export function useDeliveryAreas(): DeliveryAreas {
  const { auth_id, buyer_id } = useSession()
  const query = useAddresses(FRESH)
  const { data, isPending, isError, refetch } = query
  const key = choiceKey(auth_id, buyer_id)
  useStore(choices)
  const areas = data ?? NONE
  const before = chosenBefore(key)
  const area =
    areas.find(({ _id }) => _id === before) ??
    areas.find(({ is_default }) => is_default) ??
    areas[0]
  return {
    areas,
    area,
    city: area?.city,
    choose: (addressId) => choose(key, addressId),
    isPending,
    isCutOff: isCutOff(query),
    isError,
    retry: () => void refetch(),
  }
}

interface DeliveryAreaSelectProps {
  /** The bar of the products page has no room for a label above. */
  labelHidden?: boolean
  className?: string
}

/** Chooses the delivery area by city and the address's name. */
export function DeliveryAreaSelect({ labelHidden = false, className }: DeliveryAreaSelectProps) {
  const t = useTexts(companyTexts)
  const { areas, area, choose: onChoose, isPending, isError, retry } = useDeliveryAreas()
  const label = t('deliveryArea')
  const placeholder = isError ? t('deliveryAreaFailed') : t('deliveryAreaNone')
  return (
    <Select
      className={className}
      {...(labelHidden ? { 'aria-label': label } : { label })}
      leftSection={<IconMapPin size={16} aria-hidden />}
      data={areas.map(({ _id, city, name }) => ({ value: _id, label: `${city} · ${name}` }))}
      value={area?._id ?? null}
      placeholder={isPending ? '' : placeholder}
      disabled={areas.length === 0 && !isError}
      allowDeselect={false}
      checkIconPosition="right"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      onDropdownOpen={isError ? retry : undefined}
      onChange={(id) => id !== null && onChoose(id)}
    />
  )
}
