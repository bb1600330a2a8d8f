import { readStored, writeStored } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'

const KEY = 'pasok.delivery-area'

/** Kept for each person and company (`companyKeyOf`): the addresses of two have nothing in common. */
export const choiceKey = (owner: string) => `${KEY}.${owner}`

/** The chosen address of each key that was asked for. */
export const choices = createStore<ReadonlyMap<string, string>>(new Map())

/** The address chosen before in this browser, if any. */
export function chosenBefore(key: string): string | undefined {
  return choices.get().get(key) ?? readStored(key) ?? undefined
}

/** Remembers an address as the delivery area, for every screen of this tab and the others. */
export function choose(key: string, addressId: string): void {
  writeStored(key, addressId)
  choices.set(new Map(choices.get()).set(key, addressId))
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith(`${KEY}.`) && newValue !== null)
    choices.set(new Map(choices.get()).set(key, newValue))
})
