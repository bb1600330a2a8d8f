import type { APIRequestContext } from '@playwright/test'
import { callerOf, PROVIDER } from './provider'
import { NEW_PASSWORD, registerByApi, type Newcomer } from './way-in'

interface Option {
  id: string
  nama: string
}

/** Registers a user and finishes the wizard without a company type, through the API. */
export async function waitingByApi(request: APIRequestContext, person: Newcomer): Promise<void> {
  await registerByApi(request, person)
  const call = await callerOf(request, person.email, NEW_PASSWORD)
  const first = async (path: string, name: string) => {
    const option = (await call<Option[]>('GET', path)).find(({ nama }) => nama === name)
    if (!option) throw new Error(`No ${name} at ${path}`)
    return option.id
  }
  const province_id = await first('/region/propinsi', 'Jawa Barat')
  const city_id = await first(`/region/kota?id_provinsi=${province_id}`, 'Kota Bandung')
  const subdistrict_id = await first(`/region/kecamatan?id_kota=${city_id}`, 'Coblong')
  const village_id = await first(`/region/kelurahan?id_kecamatan=${subdistrict_id}`, 'Dago')
  const [category] = await call<{ _id: string }[]>('GET', '/master/category?is_buyer=1')
  await call('PUT', '/buyer/company', {
    name: 'Terbit Terus',
    technical_contact: person.name,
    phone: '+62227311200',
    whatsapp: '+6281234567890',
    category: category?._id ?? '',
    type: '',
    country_id: 1,
    province_id,
    city_id,
    subdistrict_id,
    village_id,
    postcode: '40135',
    street: 'Jl. Ir. H. Juanda No. 100',
  })
  await call('PUT', '/buyer/legaldocs', { legal_documents: [] })
  const callWithIdToken = await callerOf(request, person.email, NEW_PASSWORD, 'id')
  const { auth_id } = await callWithIdToken<{ auth_id: string }>('GET', '/user-buyer/setting')
  await call('PUT', `/user-buyer/${encodeURIComponent(auth_id)}`, { isFirstTime: false })
}

export async function decideByApi(
  request: APIRequestContext,
  { email }: Newcomer,
  decision: 'verify' | { reason: string },
): Promise<void> {
  const call = await callerOf(request, PROVIDER)
  const [company] = await call<{ _id: string }[]>(
    'GET',
    `/provider/companies?standing=waiting&search=${encodeURIComponent(email)}`,
  )
  if (!company) throw new Error(`No company of ${email} is waiting`)
  if (decision === 'verify')
    await call('PUT', `/provider/companies/${company._id}/verify`, { without_documents: true })
  else await call('PUT', `/provider/companies/${company._id}/return`, decision)
}
