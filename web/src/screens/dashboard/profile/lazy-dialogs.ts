import { lazy } from 'react'

// Phone numbers and regions are a load of their own: none for who only reads.
const load = () => import('./dialogs')

export const PartDialog = lazy(async () => ({ default: (await load()).PartDialog }))
export const CompanyAddressDialog = lazy(async () => ({
  default: (await load()).CompanyAddressDialog,
}))

/** Before the button is pressed: it is pointed at, or has the focus. */
export function loadDialogsAhead(): void {
  void load().catch(() => undefined)
}
