import type { Address } from '@pasok/domain/company/company.model'
import { isCutOff } from '../../lib/is-cut-off'
import { useSession } from '../../lib/session'
import { companyKeyOf } from '../../lib/session.kinds'
import { createStore, useStore } from '../../lib/store'
import { AREAS_FRESH_MS, useAddresses } from './addresses.queries'
import { readStored, writeStored } from '../../lib/browser-storage'

const KEY = 'pasok.delivery-area'

/** Per user and company (`companyKeyOf`), because each company has its own addresses. */
export const choiceKey = (owner: string) => `${KEY}.${owner}`

/** The selected address by storage key. */
export const choices = createStore<ReadonlyMap<string, string>>(new Map())

export function chosenBefore(key: string): string | undefined {
  return choices.get().get(key) ?? readStored(key) ?? undefined
}

/** Stores the address as the delivery area, for this tab and the others. */
export function choose(key: string, addressId: string): void {
  writeStored(key, addressId)
  choices.set(new Map(choices.get()).set(key, addressId))
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith(`${KEY}.`) && newValue !== null)
    choices.set(new Map(choices.get()).set(key, newValue))
})

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
  const query = useAddresses(AREAS_FRESH_MS)
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
