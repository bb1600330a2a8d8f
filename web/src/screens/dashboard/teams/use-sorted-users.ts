import type { TeamUser } from '@pasok/domain/team/team.model'
import { useDepartments } from '../../../features/team/departments.queries'
import { useTeamUsers } from '../../../features/team/users.queries'
import { useCan } from '../../../lib/session'
import type { UserSort } from './search-params'

/** The company's users in the chosen order: users without the value last, the newest login first. */
export function useSortedUsers(sort: UserSort | undefined) {
  const users = useTeamUsers()
  const departments = useDepartments({ enabled: useCan('departments.manage') })
  const departmentOf = ({ auth_id }: TeamUser) =>
    departments.data?.find((one) => one.users.some(({ userId }) => userId === auth_id))?.name
  const valueOf: Readonly<Record<UserSort, (user: TeamUser) => string | undefined>> = {
    name: ({ fullname }) => fullname,
    role: ({ role_name }) => role_name,
    department: departmentOf,
    status: ({ status }) => status,
    login: ({ last_login_time }) => last_login_time ?? undefined,
  }
  if (sort === undefined || !users.data) return users
  const compare = (a: TeamUser, b: TeamUser) => {
    const [one, other] = [valueOf[sort](a), valueOf[sort](b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return sort === 'login' ? other.localeCompare(one) : one.localeCompare(other)
  }
  return { ...users, data: users.data.toSorted(compare) }
}
