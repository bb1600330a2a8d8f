import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { BodyOf, DataOf } from '@pasok/domain/kernel/contract'
import { AppError, ERROR_TEXT, failure, throwAny, type Problem } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { sameEmail } from '@pasok/domain/team/team.invitations.rules'
import { invitedMemberMail, invitedMemberOfIssuerMail } from '@pasok/domain/team/team.mails'
import type { addTeamUsers as contract } from '@pasok/domain/team/team.users.contract'
import { listTeamUserProblems } from '@pasok/domain/team/team.users.rules'
import { writeAudit } from '../../db/audit'
import { addJobs } from '../../db/jobs'
import type { BuyerWork } from '../../db/move'
import { postMails } from '../../mail/post-mail'
import type { Credential, IdentityProvider } from '../../ports/identity-provider'
import { mailFirstLinks } from '../identity/identity.links'
import { addMembers, lockDepartments } from './team.departments.store'
import { assertMayBeGiven, userInAudit } from './team.users.choices'
import { holdRoles, insertMembers } from './team.users.store'

type Given = BodyOf<typeof contract>['users'][number]
type Added = Awaited<ReturnType<typeof insertMembers>>[number]

/**
 * Before the transaction: the accounts of new members, by email in small letters.
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
 * Adds several users, each of whom is mailed a link to a password of their own. The same number of
 * statements, however many.
 * @returns what came of each.
 * @throws AppError `not_found` for a role or department that the company doesn't have, `rule` for a
 * role that the current user may not give, `forbidden` for departments that they may not change.
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
  await mailWelcomes(work, added, identity)
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

/** The names of the roles and departments that the rows name, all held until the transaction ends. */
async function lockChosen({ trx, scope, actor }: BuyerWork, users: readonly Given[]) {
  const departmentIds = users.flatMap(({ department_id }) => department_id ?? [])
  if (departmentIds.length > 0 && !actor.features.has('departments.manage'))
    throw failure('forbidden', { text: teamErrors.departmentsNotYours })
  const roleIds = distinct(users.map(({ role_id }) => role_id))
  const roles = roleIds.length > 0 ? await holdRoles(trx, scope, roleIds) : []
  const departments = await lockDepartments(trx, scope, distinct(departmentIds))
  const roleById = new Map(roles.map((role) => [role.id, role]))
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  throwAny(
    users.flatMap(({ role_id, department_id }, at): Problem[] => {
      const role = roleById.get(role_id)
      const hasDepartment = department_id === undefined || nameOf.has(department_id)
      return [
        ...(role ? roleProblems(role, actor, at) : [missing(`users.${at}.role_id`)]),
        ...(hasDepartment ? [] : [missing(`users.${at}.department_id`)]),
      ]
    }),
  )
  return { roles: new Map(roles.map(({ id, name }) => [id, name])), departments: nameOf }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)].filter(isId)

const missing = (path: string): Problem => ({ code: 'not_found', path, text: ERROR_TEXT.not_found })

/** Why the role may not be given, at the place of the row. */
function roleProblems(
  role: Parameters<typeof assertMayBeGiven>[0],
  actor: BuyerWork['actor'],
  at: number,
): readonly Problem[] {
  try {
    assertMayBeGiven(role, actor)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.problems.map((problem) => ({ ...problem, path: `users.${at}.role_id` }))
  }
}

/** Where an issuer stores the passwords, its own mail brings the link beside ours. */
async function mailWelcomes(
  { trx, now, actor }: BuyerWork,
  added: readonly Added[],
  { resets }: Pick<IdentityProvider, 'resets'>,
): Promise<void> {
  const { language, name: company } = actor.company
  const valuesOf = ({ email }: Added) => ({ email, manager: actor.name, company })
  if (resets.kind === 'by-link')
    return mailFirstLinks(
      trx,
      added.map((user) => ({
        kind: 'reset-password',
        user,
        language,
        words: invitedMemberMail,
        values: valuesOf(user),
        now,
        seconds: WELCOME_LINK_SECONDS,
      })),
    )
  await postMails(
    trx,
    added.map((user) => ({
      kind: 'new-member',
      to: { email: user.email, name: user.full_name },
      language,
      words: invitedMemberOfIssuerMail,
      values: { ...valuesOf(user), name: user.full_name },
      path: '/',
    })),
  )
  await addJobs(
    trx,
    'mail-reset-link',
    added.map(({ email }) => ({ email, language })),
  )
}
