import type { GivenMarker } from './cart.marker'

/** A draft as it is opened for editing. */
interface OpenedDraft {
  _id: string
  code_pr: string
  version: number
  updatedAt: string
  department: string
  department_id: string | null
}

/** What the cart says of itself when it is this draft, as it was saved. */
export const markerOf = (draft: OpenedDraft): GivenMarker => ({
  saved: true,
  change: false,
  id: draft._id,
  code: draft.code_pr,
  version: draft.version,
  savedAt: draft.updatedAt,
  departmentId: draft.department_id,
  departmentName: draft.department,
})
