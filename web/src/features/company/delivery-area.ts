import type { Address } from '@pasok/domain/company/company.model'
import { isCutOff } from '../../lib/cut-off'
import { useSession } from '../../lib/session'
import { companyKeyOf } from '../../lib/session.kinds'
import { useStore } from '../../lib/store'
import { useAddresses } from './addresses.queries'
import { choiceKey, choices, choose, chosenBefore } from './delivery-area.store'

/** How long addresses are good without asking again, milliseconds: they change rarely. */
const FRESH = 300_000
const NONE: Address[] = []

interface DeliveryAreas {
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

/** What is too long for its field ends in dots. */
export const CUT = { input: { textOverflow: 'ellipsis' } } as const

/** How an area is called where one is chosen: what tells two of a city apart is never cut off. */
export const areaLabel = ({ city, name }: Pick<Address, 'city' | 'name'>) => `${name} · ${city}`
