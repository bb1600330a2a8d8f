import type { Address } from '@pasok/domain/company/company.model'
import { isCutOff } from '../../lib/cut-off'
import { useSession } from '../../lib/session'
import { companyKeyOf } from '../../lib/session.kinds'
import { useStore } from '../../lib/store'
import { useAddresses } from './addresses.queries'
import { choiceKey, choices, choose, chosenBefore } from './delivery-area.store'

/** Milliseconds for which addresses are cached; they rarely change. */
const FRESH = 300_000
const NONE: Address[] = []

interface DeliveryAreas {
  areas: readonly Address[]
  /** The selected address; the default address until the user selects one (Spec 2 §2). */
  area: Address | undefined
  /** City to which products must be deliverable. */
  city: string | undefined
  choose: (addressId: string) => void
  isPending: boolean
  isCutOff: boolean
  isError: boolean
  retry: () => void
}

/** The company's addresses as delivery areas, with the one selected in this browser. */
export function useDeliveryAreas(): DeliveryAreas {
  const query = useAddresses(FRESH)
  const { data, isPending, isError, refetch } = query
  const key = choiceKey(companyKeyOf(useSession()))
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

export const CUT = { input: { textOverflow: 'ellipsis' } } as const

/**
 * Returns the label of an area: the address's name comes first, so that truncation does not make two areas of a
 * city look alike.
 */
export const areaLabel = ({ city, name }: Pick<Address, 'city' | 'name'>) => `${name} · ${city}`
