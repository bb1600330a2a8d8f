import { fetchAhead, pieceOf } from '../../../lib/fetched'

// Phone numbers and regions are a load of their own: none for who only reads.
const load = () => import('./dialogs')

export const partDialog = pieceOf(async () => (await load()).PartDialog)
export const addressDialog = pieceOf(async () => (await load()).CompanyAddressDialog)

/** Before the button is pressed: it is pointed at, or has the focus. */
export const loadDialogsAhead = (): void => fetchAhead(partDialog, addressDialog)
