import { useSession } from '../../lib/session'
import { useDepartments } from './departments.queries'

/** Loads the current user's departments (Spec 1 §6). */
export function useOwnDepartments() {
  const { auth_id } = useSession()
  const departments = useDepartments()
  return {
    ...departments,
    data: departments.data?.filter(({ users }) => users.some(({ userId }) => userId === auth_id)),
  }
}
