import type { TeamUser, UserStatus } from '@pasok/domain/team/team.model'
import type { CheckedUser } from '@pasok/domain/team/users/users.pasted'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { renewSession, useSession } from '../../lib/session'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useChange, useRefreshAfter } from '../../lib/refresh'
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

const usersQuery = (buyer_id: string) => {
  const query = { buyer_id }
  return {
    queryKey: queryKey('listTeamUsers', { query }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('listTeamUsers', { query, signal }),
  }
}

/** Loads the company's users, the owner first. */
export function useTeamUsers() {
  const { buyer_id } = useSession()
  return useQuery(usersQuery(buyer_id))
}

/** Loads the default and custom roles that can be assigned (Spec 1 §7). */
export function useRoleChoices() {
  const { buyer_id } = useSession()
  const query = { buyer_id, flag: 'BUYER', default: 'true' } as const
  return useQuery({
    queryKey: queryKey('listRoles', { query }),
    queryFn: ({ signal }) => call('listRoles', { query, signal }),
  })
}

export interface UserDraft {
  user_name: string
  user_email: string
  /** Undefined when the user sets a password with a mailed link. */
  user_password?: string | undefined
  role_id: string
}

/** Adds a user or changes name and role; both resolve to the server's message. */
export function useUserRecord(user: TeamUser | undefined) {
  const { buyer_id, company_code, auth_id } = useSession()
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    write: async (draft: UserDraft, version: number | undefined): Promise<string> => {
      const { message } = await send(draft, version).catch((error: unknown) => {
        // The role was removed meanwhile: reloads the roles, so that it is no longer offered.
        if (error instanceof ApiError && error.issueAt('role_id') !== undefined)
          void refresh(queries, ['role'])
        throw error
      })
      void refresh(queries, ['user'])
      // The session has a copy of the current user's name (Spec 1 §4).
      if (user?.auth_id === auth_id) await renewSession(false).catch(() => undefined)
      return message
    },
    read: async (): Promise<TeamUser | undefined> => {
      const users = await queries.query({ ...usersQuery(buyer_id), staleTime: 0 })
      return users.find((one) => one.auth_id === user?.auth_id)
    },
  }

  function send(draft: UserDraft, version: number | undefined) {
    if (user) return callReply('editTeamUser', { body: editOf(draft, user, version) })
    const body = { ...draft, buyer_id, company_code, isFirstTime: false }
    return callReply('addTeamUser', { body, idempotencyKey: keyOf(body) })
  }
}

/** Omits a role that must not be changed. */
const editOf = (draft: UserDraft, user: TeamUser, version: number | undefined) => ({
  auth_id: user.auth_id,
  user_name: draft.user_name,
  ...(user.actions['change-role'] && { role_id: draft.role_id }),
  ...(version !== undefined && { version }),
})

/** Activates or deactivates a user; resolves to the server's message. */
export function useUserStatus() {
  return useChange(
    ['user'],
    async ({ auth_id, status }: { auth_id: string; status: UserStatus }) =>
      (await callReply('updateBuyerUser', { params: { auth_id }, body: { status } })).message,
  )
}

/** Invites several users in one request; resolves to the outcome of each, and the server's message. */
export function useInviteSeveral() {
  const { buyer_id } = useSession()
  // Also refreshes roles and departments, because the invitation fails if one was removed meanwhile.
  const refreshAfter = useRefreshAfter(['user', 'role', 'department'])
  const keyOf = useCallKey()
  return (rows: readonly CheckedUser[]) => {
    const users = rows.map(({ name, email, role_id = '', department_id }) => ({
      user_name: name,
      user_email: email,
      role_id,
      ...(department_id !== undefined && { department_id }),
    }))
    const body = { buyer_id, users }
    return refreshAfter(callReply('addTeamUsers', { body, idempotencyKey: keyOf(body) }))
  }
}
