import { readStored, writeStored } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'

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
