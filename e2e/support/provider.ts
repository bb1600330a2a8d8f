import type { APIRequestContext, Page } from '@playwright/test'
import { pdf, png, type FilePayload } from './files'
import { linkIn, mailTo } from './mail'
import { expect, PASSWORD, signIn } from './test'
import { beSignedIn, callAs, type Person } from './tokens'
import { NEW_PASSWORD, newcomer, type Newcomer } from './way-in'
import { numberOf } from './wizard'

export const PROVIDER = 'provider@pasok.test'

interface Wish {
  /** Whether the owner's email is verified; true by default. */
  emailVerified?: boolean
  /** Whether the wizard is complete; true by default. */
  submitted?: boolean
}

export interface MadeCompany extends Newcomer {
  id: string
  authId: string
}

export type ApiCall = <Data>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<Data>

/** Returns an API client of a user, which returns the data of each response. */
export async function callerOf(
  request: APIRequestContext,
  username: string,
  password = PASSWORD,
  kind: Person['kind'] = 'access',
): Promise<ApiCall> {
  const person = { username, password, kind }
  await beSignedIn(request, person)
  return async (method, path, data) => {
    const answer = await callAs(request, person, (headers) =>
      request.fetch(`/api${path}`, { method, headers, ...(data && { data }) }),
    )
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    const body: { data: never } = await answer.json()
    return body.data
  }
}

async function upload(
  request: APIRequestContext,
  username: string,
  file: FilePayload,
): Promise<string> {
  const multipart = { prefix: 'buyer', file }
  const answer = await callAs(request, { username, password: NEW_PASSWORD }, (headers) =>
    request.post('/api/files', { headers, multipart }),
  )
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data }: { data: { url: string } } = await answer.json()
  return data.url
}

interface Option {
  id: string
}

/** Returns the first region of each level, down to a village. */
async function findPlace(call: ApiCall) {
  const first = async (path: string) => (await call<Option[]>('GET', path))[0]?.id ?? ''
  const province_id = await first('/region/propinsi')
  const city_id = await first(`/region/kota?id_provinsi=${province_id}`)
  const subdistrict_id = await first(`/region/kecamatan?id_kota=${city_id}`)
  const village_id = await first(`/region/kelurahan?id_kecamatan=${subdistrict_id}`)
  return { province_id, city_id, subdistrict_id, village_id, postcode: '40135' }
}

interface TypeOption {
  _id: string
  legalDoc: { id: string; short_title: string; required: boolean }[]
}

/**
 * Completes the wizard through the API: details, and the required documents alternating between PDF
 * and picture.
 */
async function finishWizard(
  request: APIRequestContext,
  { email, authId }: MadeCompany,
): Promise<void> {
  const call = await callerOf(request, email, NEW_PASSWORD)
  const [type] = await call<TypeOption[]>('GET', '/master/type')
  const [category] = await call<{ _id: string }[]>('GET', '/master/category?is_buyer=true')
  await call('PUT', '/buyer/company', {
    name: 'Terbit Terus',
    category: category?._id,
    type: type?._id,
    technical_contact: 'Rina Hartati',
    phone: '0227311200',
    whatsapp: '081234567890',
    street: 'Jl. Ir. H. Juanda No. 100',
    website: 'https://terbit.test',
    ...(await findPlace(call)),
  })
  const legal_documents: { id: string; value: string; url: string }[] = []
  for (const [at, { id, short_title: short, required }] of (type?.legalDoc ?? []).entries()) {
    if (!required) continue
    const file = at % 2 === 0 ? pdf(`dokumen ${at + 1}.pdf`) : png(`dokumen-${at + 1}.png`, 600)
    const url = await upload(request, email, file)
    legal_documents.push({ id, value: numberOf(short, `AHU-00${at + 1}.AH.01.01`), url })
  }
  await call('PUT', '/buyer/legaldocs', { legal_documents })
  await call('PUT', `/user-buyer/${authId}`, { isFirstTime: false })
}

export async function makeCompany(
  request: APIRequestContext,
  what: string,
  { emailVerified = true, submitted = true }: Wish = {},
): Promise<MadeCompany> {
  const person = newcomer(what)
  const registered = await request.post('/api/buyer/register', {
    data: {
      owner_email: person.email,
      owner_password: NEW_PASSWORD,
      owner_name: person.name,
      company_name: person.company,
    },
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const { data }: { data: { buyer_id: string; auth_id: string } } = await registered.json()
  const made = { ...person, id: data.buyer_id, authId: data.auth_id }
  if (emailVerified) {
    const link = linkIn(await mailTo(request, person.email, 'verify-email'))
    const token = new URL(link, 'http://localhost').searchParams.get('token')
    const answer = await request.post('/api/user-buyer/verify-email', { data: { token } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  if (submitted) await finishWizard(request, made)
  return made
}

export async function enterConsole(page: Page, path = '/provider'): Promise<void> {
  await signIn(page, PROVIDER)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Provider menu' })).toBeVisible()
}
