import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Role, TeamUser } from '@pasok/domain/team/team.model'
import type { Caller } from './api'
import { PASSWORD } from './test'
import { beSignedIn, callAs } from './tokens'

export const ROLES = '/dashboard/custom-role'

interface WantedModule {
  module: string
  features: string[]
  childs?: string[]
}

let made = 0

/** A name that no other test has. */
export function uniqueName(what: string): string {
  made += 1
  return `${what} ${Date.now().toString(36)}${made}`
}

const modulesOf = (wanted: readonly WantedModule[]) =>
  wanted.map(({ module, features, childs = [] }) => ({ id_modules: module, childs, features }))

export const makeRole = (caller: Caller, name: string, wanted: readonly WantedModule[]) =>
  caller.post<Role>('POST', '/role', { name, modules: modulesOf(wanted) })

export const changeRole = (
  caller: Caller,
  { _id, version }: Pick<Role, '_id' | 'version'>,
  name: string,
  wanted: readonly WantedModule[],
) => caller.post<Role>('PUT', `/role/${_id}`, { name, modules: modulesOf(wanted), version })

interface Member {
  name: string
  email: string
}

/** A new user of the company with a role; signs in with the password of every demo account. */
export async function makeMember(caller: Caller, what: string, roleId: string): Promise<Member> {
  const name = uniqueName(what)
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@nusantara.test`
  await caller.post<TeamUser>('POST', '/buyer/user', {
    user_email: email,
    user_password: PASSWORD,
    user_name: name,
    role_id: roleId,
  })
  return { name, email }
}

/** The status of a call made beside the screen. */
export type Probe = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<number>

/** Calls as somebody would who has no screen in their way. */
export async function probeOf(
  request: APIRequestContext,
  username: string,
  password = PASSWORD,
): Promise<Probe> {
  const person = { username, password }
  await beSignedIn(request, person)
  return async (method, path, data) => {
    const answer = await callAs(request, person, (headers) =>
      request.fetch(`/api${path}`, { method, headers, ...(data && { data }) }),
    )
    return answer.status()
  }
}

/** The form's part for one module. */
export const moduleRow = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem', { name, exact: true })

/** Adds a module to the role whose form is open, and ticks features of it. */
export async function addModule(
  page: Page,
  name: string,
  features: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('option', { name }).click()
  for (const feature of features)
    await moduleRow(page, name).getByRole('checkbox', { name: feature, exact: true }).check()
}
