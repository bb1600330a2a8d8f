import { listDepartments } from '@pasok/domain/team/team.departments.contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'

/** The departments that the signed-in person belongs to (Spec 1 §6). */
export function useOwnDepartments() {
  const { buyer_id, auth_id } = useSession()
  const query = { buyer_id }
  return useQuery({
    queryKey: queryKey(listDepartments, { query }),
    queryFn: ({ signal }) => call(listDepartments, { query, signal }),
    select: (departments) =>
      departments.filter(({ users }) => users.some(({ userId }) => userId === auth_id)),
  })
}
