import type { BodyOf, DataOf } from '@pasok/domain/kernel/contract'
import { ERROR_TEXT, failure, throwAny, type Problem } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { sameEmail } from '@pasok/domain/team/invitations/invitations.rules'
import type { addTeamUsers as contract } from '@pasok/domain/team/users/users.contract'
import { listTeamUserProblems } from '@pasok/domain/team/users/users.rules'
import { writeAudit } from '../../../db/audit'
import type { BuyerWork } from '../../../db/move'
import type { Credential, IdentityProvider } from '../../../ports/identity-provider'
import { mailWelcomes } from './mail-welcomes'
import { addMembers, lockDepartments } from '../departments/departments.store'
import { listRoleProblems, userInAudit } from './choices'
import { insertMembers, lockRoles } from './users.store'

type Given = BodyOf<typeof contract>['users'][number]
type Added = Awaited<ReturnType<typeof insertMembers>>[number]

/**
 * Creates the new users' accounts at the identity provider, before the transaction, by lower-case email.
 * @throws AppError `rule` with a problem per field of each user.
 */
export async function signUpMembers(
  identity: Pick<IdentityProvider, 'signUpAll'>,
  users: readonly Given[],
): Promise<ReadonlyMap<string, Credential>> {
  const keys = users.map(({ user_email }) => sameEmail(user_email))
  throwAny(
    users.flatMap(({ user_name, user_email, role_id }, at): Problem[] => {
      const wrong = listTeamUserProblems({ user_name, user_email, role_id })
      const isRepeated = keys.indexOf(keys[at] ?? '') < at
      const repeated = { field: 'user_email', text: teamErrors.emailRepeated }
      return [...wrong, ...(isRepeated ? [repeated] : [])].map(({ field, text }) => ({
        code: 'rule',
        path: `users.${at}.${field}`,
        text,
        values: { email: user_email },
      }))
    }),
  )
  const credentials = await identity.signUpAll(
    users.map((one) => ({ email: one.user_email, name: one.user_name })),
  )
  return new Map(credentials.flatMap((one, at) => (one ? [[keys[at] ?? '', one] as const] : [])))
}

/**
 * Adds several users and mails each a link to set a password, in a fixed number of statements.
 * 1. Locks the roles and departments.
 * 2. Inserts the users and their department memberships.
 * 3. Queues the mails.
 * 4. Writes the audit entries. @returns the outcome for each user. @throws AppError `not_found` for an unknown
 *    role or department; `rule` for a role that the current user may not assign; `forbidden` for departments
 *    that the current user may not change.
 */
export async function addUsers(
  work: BuyerWork,
  users: readonly Given[],
  identity: Pick<IdentityProvider, 'resets'>,
  credentials: ReadonlyMap<string, Credential>,
): Promise<DataOf<typeof contract>> {
  const { trx, scope, actor } = work
  const { roles, departments } = await lockChosen(work, users)
  const members = users.flatMap((one) => {
    const account = credentials.get(sameEmail(one.user_email))
    const { user_email: email, user_name: full_name, role_id } = one
    const { language } = actor.company
    return account ? [{ auth_id: account.authId, email, full_name, role_id, language }] : []
  })
  const added = members.length > 0 ? await insertMembers(trx, scope, members) : []
  const given = new Map(users.map((one) => [sameEmail(one.user_email), one]))
  const departmentOf = ({ email }: Added) => given.get(sameEmail(email))?.department_id
  await addMembers(
    trx,
    scope,
    added.flatMap((one) => {
      const department_id = departmentOf(one)
      return department_id === undefined ? [] : [{ department_id, user_id: one.id }]
    }),
  )
  await mailWelcomes(work, added, { identity, isTyped: false })
  await writeAudit(
    work,
    ...added.map((one) => ({
      action: 'user.add',
      subject: 'user',
      subjectId: one.id,
      after: {
        ...userInAudit({ ...one, role_name: roles.get(one.role_id ?? '') ?? null }),
        ...(departmentOf(one) && { department: departments.get(departmentOf(one) ?? '') }),
      },
    })),
  )
  const isAdded = new Set(added.map(({ email }) => sameEmail(email)))
  return users.map(({ user_email }) => ({
    user_email,
    outcome: isAdded.has(sameEmail(user_email)) ? 'invited' : 'has-account',
  }))
}

async function lockChosen({ trx, scope, actor }: BuyerWork, users: readonly Given[]) {
  const departmentIds = users.flatMap(({ department_id }) => department_id ?? [])
  if (departmentIds.length > 0 && !actor.features.has('departments.manage'))
    throw failure('forbidden', { text: teamErrors.departmentsForbidden })
  const roles = await lockRoles(trx, scope, distinct(users.map(({ role_id }) => role_id)))
  const departments = await lockDepartments(trx, scope, distinct(departmentIds))
  const roleById = new Map(roles.map((role) => [role.id, role]))
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  throwAny(
    users.flatMap(({ role_id, department_id }, at): Problem[] => {
      const role = roleById.get(role_id)
      const hasDepartment = department_id === undefined || nameOf.has(department_id)
      return [
        ...(role
          ? listRoleProblems(role, actor, `users.${at}.role_id`)
          : [missing(`users.${at}.role_id`)]),
        ...(hasDepartment ? [] : [missing(`users.${at}.department_id`)]),
      ]
    }),
  )
  return { roles: new Map(roles.map(({ id, name }) => [id, name])), departments: nameOf }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)].filter(isId)

const missing = (path: string): Problem => ({ code: 'not_found', path, text: ERROR_TEXT.not_found })
