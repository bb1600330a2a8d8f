import type { Locator, Page } from '@playwright/test'
import type { Department, TeamUser } from '@pasok/domain/team/team.model'
import type { Caller } from './api'
import { expect } from './test'

export const TEAMS = '/dashboard/teams'
export const DEPARTMENTS = '/dashboard/department'
export const ACCOUNT = '/dashboard/account'

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** Returns the row of a list, or its card on a phone. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: name })

export const saveChanges = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save changes' })

export async function findUser(caller: Caller, email: string): Promise<TeamUser> {
  const users = await caller.get<TeamUser[]>('/buyer/users')
  const user = users.find((one) => one.email === email)
  if (!user) throw new Error(`No user ${email}`)
  return user
}

export const makeDepartment = (
  caller: Caller,
  name: string,
  users: readonly TeamUser[] = [],
): Promise<Department> =>
  caller.post<Department>('POST', '/department', {
    name,
    users: users.map(({ auth_id: userId }) => ({ userId })),
  })

export const changeDepartment = (
  caller: Caller,
  { _id, version }: Department,
  name: string,
  users: readonly TeamUser[] = [],
): Promise<Department> =>
  caller.post<Department>('PUT', '/department', {
    _id,
    name,
    users: users.map(({ auth_id: userId }) => ({ userId })),
    version,
  })

export async function findDepartment(caller: Caller, id: string): Promise<Department | undefined> {
  return (await caller.get<Department[]>('/department')).find(({ _id }) => _id === id)
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await expect(page).toHaveURL(/search=/)
}
