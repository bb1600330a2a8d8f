import type { GivenMarker } from '../cart/cart.marker'
import type { Draft } from './requests.queries'

/** What the cart says of itself when it is this draft, as it was saved. */
export const markerOf = (draft: Draft): GivenMarker => ({
  saved: true,
  change: false,
  id: draft._id,
  code: draft.code_pr,
  version: draft.version,
  departmentId: draft.department_id,
  departmentName: draft.department,
})
