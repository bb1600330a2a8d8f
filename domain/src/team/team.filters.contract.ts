import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape, shortText } from '../kernel/shapes'

/** Screens whose searches are kept. */
export const FILTERED_SCREENS = [
  'purchase-requests',
  'templates',
  'purchase-orders',
  'invoices',
] as const
/** Of one person in one screen. */
export const MOST_SAVED_FILTERS = 20
export const LONGEST_FILTER_NAME = 60
const LONGEST_FILTER = 1_000

const filterShape = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address's query, as the screen reads it. */
  query: z.string(),
})
export type SavedFilter = z.output<typeof filterShape>

export const listFilters = defineContract({
  name: 'listFilters',
  method: 'GET',
  path: '/saved-filter',
  summary: "The person's own saved filters of a screen, by name",
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  query: z.object({ screen: z.enum(FILTERED_SCREENS) }),
  data: z.array(filterShape),
})

export const saveFilter = defineContract({
  name: 'saveFilter',
  method: 'POST',
  path: '/saved-filter',
  summary: "Keeps a screen's filter under a name, for oneself",
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  errors: ['rule'],
  body: z.object({
    screen: z.enum(FILTERED_SCREENS),
    name: shortText.max(LONGEST_FILTER_NAME),
    query: z.string().trim().min(1).max(LONGEST_FILTER),
  }),
  data: filterShape,
})

export const removeFilter = defineContract({
  name: 'removeFilter',
  method: 'DELETE',
  path: '/saved-filter/:id',
  summary: 'Removes a saved filter of one’s own',
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  params: z.object({ id: idShape }),
  data: z.null(),
})
