import { LONGEST_FILTER_NAME } from '../team.constants'
import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { idShape, shortText } from '../../kernel/shapes'

export const FILTERED_SCREENS = [
  'purchase-requests',
  'templates',
  'purchase-orders',
  'invoices',
] as const
/** Maximum number of saved searches per user and screen. */
export const MAX_SAVED_FILTERS = 20
const LONGEST_FILTER = 1_000

const filterShape = z.object({
  _id: z.string(),
  name: z.string(),
  /** The query of the screen's address. */
  query: z.string(),
})
export type SavedFilter = z.output<typeof filterShape>

export const listFilters = buyerCall({
  name: 'listFilters',
  method: 'GET',
  path: '/saved-filter',
  summary: "The current user's saved filters of a screen, by name",
  feature: 'any',
  query: z.object({ screen: z.enum(FILTERED_SCREENS) }),
  data: z.array(filterShape),
})

export const saveFilter = buyerCall({
  name: 'saveFilter',
  method: 'POST',
  path: '/saved-filter',
  summary: 'Saves a filter of a screen under a name, for the current user',
  feature: 'any',
  errors: ['rule'],
  body: z.object({
    screen: z.enum(FILTERED_SCREENS),
    name: shortText.max(LONGEST_FILTER_NAME),
    query: z.string().trim().min(1).max(LONGEST_FILTER),
  }),
  data: filterShape,
})

export const removeFilter = buyerCall({
  name: 'removeFilter',
  method: 'DELETE',
  path: '/saved-filter/:id',
  summary: 'Deletes a saved filter of the current user',
  feature: 'any',
  params: z.object({ id: idShape }),
  data: z.null(),
})
