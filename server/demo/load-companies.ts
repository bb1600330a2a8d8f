import { hashPassword } from '../src/adapters/identity-provider/built-in/passwords'
import { createCompany } from '../src/chapters/team/register-company'
import { upsertPlatformSetting } from '../src/chapters/vendors/provider/vendors.store'
import type { Trx } from '../src/db/db'
import { newId } from '../src/db/ids'
import { buyerScope } from '../src/db/scope'
import {
  DEMO_PASSWORD,
  demoCompanies,
  PROVIDER_STAFF,
  SUPER_ADMIN,
  type DemoCompany,
} from './accounts'
import { findPlace } from './find-place'
import { get } from './load-market'
import { loadPapers, timesOf } from './load-papers'

/** Loads the demo's buyers with their users, and the platform's own users. @returns ids by company code. */
export async function loadCompanies(trx: Trx): Promise<Map<string, string>> {
  const hash = await hashPassword(DEMO_PASSWORD)
  const ids = new Map<string, string>()
  for (const company of demoCompanies) ids.set(company.code, await loadCompany(trx, company))
  const superAdminId = newId()
  await trx
    .insertInto('users')
    .values([
      { ...account(superAdminId, SUPER_ADMIN), flag: 'BUYER', is_super_admin: true },
      { ...account(newId(), PROVIDER_STAFF), flag: 'PROVIDER', is_super_admin: false },
    ])
    .execute()
  await trx
    .insertInto('super_admin_companies')
    .values(
      ['NUSANTARA', 'SEGARA'].map((code) => ({ user_id: superAdminId, buyer_id: get(ids, code) })),
    )
    .execute()
  const emails = [
    ...demoCompanies.flatMap(({ people }) => people.map(({ email }) => email)),
    SUPER_ADMIN.email,
    PROVIDER_STAFF.email,
  ]
  await trx
    .insertInto('credentials')
    .values(emails.map((email) => ({ auth_id: `demo|${email}`, password_hash: hash })))
    .execute()
  return ids
}

const account = (id: string, { email, name }: { email: string; name: string }) => ({
  id,
  auth_id: `demo|${email}`,
  email,
  full_name: name,
  email_verified_at: new Date(),
})

async function loadCompany(trx: Trx, company: DemoCompany): Promise<string> {
  const { id: buyerId, roles } = await createCompany(trx, {
    company_code: company.code,
    legal_name: company.legalName,
    name: company.name,
    phone: company.phone,
    ...(await profileOf(trx, company)),
  })
  const people = company.people.map((person) => ({ ...person, id: newId() }))
  await trx
    .insertInto('users')
    .values(
      people.map((person) => ({
        buyer_id: buyerId,
        created_at: timesOf(company.stage).registered,
        ...account(person.id, person),
        flag: 'BUYER' as const,
        role_id: get(roles, person.role),
        is_owner: person.role === 'owner',
        first_time: company.stage === 'registering',
        email_verified_at: company.stage === 'registering' ? null : new Date(),
      })),
    )
    .execute()
  await loadDepartments(trx, buyerId, company, people)
  for (const [at, address] of company.addresses.entries())
    await loadAddress(trx, buyerId, address, at === 0)
  const owner = people.find(({ role }) => role === 'owner')
  if (owner) await loadPapers(trx, buyerId, company, owner)
  if (company.setting) await upsertPlatformSetting(trx, buyerScope(buyerId), company.setting)
  return buyerId
}

const STATUS = {
  registering: 'UNVERIFIED',
  waiting: 'UNVERIFIED',
  returned: 'RETURNED',
  verified: 'VERIFIED',
} as const

/** Returns the details from the wizard and the stage of the company. */
async function profileOf(trx: Trx, company: DemoCompany) {
  const { profile, stage } = company
  const times = timesOf(stage)
  const common = { verification_status: STATUS[stage], created_at: times.registered }
  if (!profile) return common
  const category = trx
    .selectFrom('company_categories')
    .select('id')
    .where('name', '=', profile.category)
  const type = trx.selectFrom('company_types').select('id').where('name', '=', profile.type)
  return {
    ...common,
    whatsapp: profile.whatsapp,
    technical_contact: profile.contact,
    website: profile.website ?? '',
    instagram: profile.instagram ?? '',
    category_id: (await category.executeTakeFirstOrThrow()).id,
    type_id: (await type.executeTakeFirstOrThrow()).id,
    submitted_at: times.submitted,
    decided_at: stage === 'waiting' ? null : times.decided,
    returned_reason: company.returnedReason ?? '',
  }
}

async function loadDepartments(
  trx: Trx,
  buyerId: string,
  company: DemoCompany,
  people: readonly { id: string; departments?: readonly string[] }[],
): Promise<void> {
  for (const name of company.departments) {
    const id = newId()
    await trx.insertInto('departments').values({ buyer_id: buyerId, id, name }).execute()
    await trx
      .insertInto('department_users')
      .values(
        people
          .filter(({ departments }) => departments?.includes(name))
          .map((person) => ({ buyer_id: buyerId, department_id: id, user_id: person.id })),
      )
      .execute()
  }
}

async function loadAddress(
  trx: Trx,
  buyerId: string,
  address: DemoCompany['addresses'][number],
  isDefault: boolean,
): Promise<void> {
  const place = await findPlace(trx, address)
  await trx
    .insertInto('addresses')
    .values({
      buyer_id: buyerId,
      id: newId(),
      name: address.name,
      phone: address.phone,
      is_default: isDefault,
      province_id: place.province_id,
      city_id: place.city_id,
      district_id: place.district_id,
      village_id: place.village_id,
      postcode: place.postcode ?? '',
      street: address.street,
    })
    .execute()
}
