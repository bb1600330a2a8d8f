import { useCan } from '../../lib/session'

/** Who creates requests goes on with their own drafts, who edits them with everybody's. */
export function useMayBuild(): boolean {
  const mayCreate = useCan('requests.create')
  const mayEdit = useCan('requests.edit')
  return mayCreate || mayEdit
}
