import type { APIRequestContext, Page } from '@playwright/test'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { linkIn, mailTo } from './mail'
import { callerOf, PROVIDER, type ApiCall } from './provider'
import { expect, PASSWORD, signIn } from './test'

export interface MadeVendor {
  id: string
  email: string
  legalName: string
}

let made = 0

async function setPassword(request: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await mailTo(request, email, 'reset-password'))
  const token = new URL(link, 'http://own.test').searchParams.get('token')
  const data = { token, password: PASSWORD }
  const answer = await request.post('/api/user-buyer/reset-password', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Creates a vendor, separate from other tests, whose owner has the common password. */
export async function makeVendor(request: APIRequestContext, what: string): Promise<MadeVendor> {
  made += 1
  const word = `${what}-${Date.now().toString(36)}${made}`.toLowerCase()
  const email = `owner@${word}.test`
  const legalName = `PT ${what} ${word.slice(-6)}`
  const provider = await callerOf(request, PROVIDER)
  const vendor = await provider<VendorFile>('POST', '/provider/vendors', {
    legal_name: legalName,
    owner_name: `Owner of ${what}`,
    owner_email: email,
  })
  await setPassword(request, email)
  return { id: vendor._id, email, legalName }
}

export async function makeVendorMember(
  request: APIRequestContext,
  owner: ApiCall,
  fullname: string,
): Promise<VendorMember> {
  made += 1
  const email = `member${Date.now().toString(36)}${made}@vendor.test`
  const member = await owner<VendorMember>('POST', '/vendor/users', { fullname, email })
  await setPassword(request, email)
  return member
}

export async function openPortal(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Vendor menu' })).toBeVisible()
}
