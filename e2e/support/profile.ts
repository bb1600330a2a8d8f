import type { APIRequestContext, Page } from '@playwright/test'
import type { Address } from '@pasok/domain/company/company.model'
import type { Feature } from '@pasok/domain/kernel/features'
import type { Role, TeamUser } from '@pasok/domain/team/team.model'
import { callerOf, makeCompany, PROVIDER, type ApiCall, type MadeCompany } from './provider'
import { expect, signIn } from './test'
import { NEW_PASSWORD } from './way-in'

export const PROFILE = '/dashboard/profile'

/** Creates a verified company with its own data: a PDF and a picture as documents, and one address. */
export async function verifiedCompany(
  request: APIRequestContext,
  what: string,
): Promise<MadeCompany> {
  const company = await makeCompany(request, what)
  const provider = await callerOf(request, PROVIDER)
  await provider('PUT', `/provider/companies/${company.id}/verify`, {})
  return company
}

export const ownerOf = (request: APIRequestContext, { email }: MadeCompany) =>
  callerOf(request, email, NEW_PASSWORD)

export async function memberWith(
  call: ApiCall,
  name: string,
  features: readonly Feature[],
): Promise<string> {
  const modules = [{ id_modules: 'profile', childs: [], features }]
  const role = await call<Role>('POST', '/role', { name: `Role of ${name}`, modules })
  const user_email = `${name.toLowerCase()}@${Date.now().toString(36)}.test`
  await call<TeamUser>('POST', '/buyer/user', {
    user_email,
    user_password: NEW_PASSWORD,
    user_name: name,
    role_id: role._id,
  })
  return user_email
}

export const addressesOf = (call: ApiCall) => call<Address[]>('GET', '/address/buyer')

/** Adds an address with the same street and regions as the first one. */
export async function addAddress(call: ApiCall, name: string): Promise<Address> {
  const [first] = await addressesOf(call)
  if (!first) throw new Error('The company has no address')
  const { province_id, city_id, subdistrict_id, village_id, postcode, street } = first
  const body = { name, province_id, city_id, subdistrict_id, village_id, postcode, street }
  return call<Address>('POST', '/address/buyer', body)
}

export async function openProfile(page: Page, email: string, tab?: string): Promise<void> {
  await signIn(page, email, NEW_PASSWORD)
  await page.goto(tab === undefined ? PROFILE : `${PROFILE}?tab=${tab}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
