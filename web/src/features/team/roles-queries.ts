import type { RoleModule } from '@pasok/domain/team/roles/roles.contract'
import type { Role } from '@pasok/domain/team/team.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useChange } from '../../lib/refresh'

const FLAG = 'BUYER'
/** Milliseconds for which modules and features are cached; they change with a server release only. */
const LONG_MS = 10 * 60_000

const rolesQuery = (buyer_id: string) => {
  const query = { buyer_id, flag: FLAG } as const
  return {
    queryKey: queryKey('listRoles', { query }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('listRoles', { query, signal }),
  }
}

/** Loads the company's roles, default ones first. */
export function useRoles() {
  const { buyer_id } = useSession()
  return useQuery(rolesQuery(buyer_id))
}

export function useParentModules() {
  const query = { flag: FLAG } as const
  return useQuery({
    queryKey: queryKey('listParentModules', { query }),
    queryFn: ({ signal }) => call('listParentModules', { query, signal }),
    staleTime: LONG_MS,
  })
}

/** Loads the features of a parent module and its children; disabled until a module is selected. */
export function useModuleFeatures(parentId: string | null) {
  const query = { flag: FLAG, parent_module_id: parentId ?? '' } as const
  return useQuery({
    queryKey: queryKey('listFeatures', { query }),
    queryFn: ({ signal }) => call('listFeatures', { query, signal }),
    enabled: parentId !== null,
    staleTime: LONG_MS,
  })
}

interface RoleToSave {
  name: string
  modules: RoleModule[]
}

export function useRoleRecord(id: string | undefined) {
  const { buyer_id } = useSession()
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    /** Resolves to the server's message. */
    async write(role: RoleToSave, version: number | undefined): Promise<string> {
      const body = { ...role, buyer_id, flag: FLAG } as const
      const { message } =
        id === undefined
          ? await callReply('createRole', { body, idempotencyKey: keyOf(body) })
          : await callReply('updateRole', {
              params: { id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
      void refresh(queries, ['role'])
      return message
    },
    async read(): Promise<Role | undefined> {
      const roles = await queries.query({ ...rolesQuery(buyer_id), staleTime: 0 })
      return roles.find((role) => role._id === id)
    },
  }
}

/** Removes a role without users; resolves to the server's message. */
export function useRemoveRole() {
  return useChange(
    ['role'],
    async (id: string) => (await callReply('deleteRole', { params: { id } })).message,
  )
}
