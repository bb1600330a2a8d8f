import { useCan } from '../../lib/session'

/**
 * Returns whether the user may edit the cart's request: authors with their own drafts, editors with all drafts.
 */
export function useMayBuild(): boolean {
  const mayCreate = useCan('requests.create')
  const mayEdit = useCan('requests.edit')
  return mayCreate || mayEdit
}
