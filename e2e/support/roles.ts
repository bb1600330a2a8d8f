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

/** Creates a user of the company with a role and the demo accounts' password. */
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

/** Sends a request outside the screen and returns its status. */
export type Probe = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<number>

/** Returns a function that sends requests as a user, bypassing the screens. */
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

export const moduleRow = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem', { name, exact: true })

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
