import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { roleMenu } from '@pasok/domain/team/team.menu'
import type { Account, Session } from './session.kinds'

interface SessionStage {
  verified?: boolean
  firstTime?: boolean
}

const place = {
  country: 'Indonesia',
  country_id: 1,
  province: 'Daerah Khusus Ibukota Jakarta',
  province_id: '31',
  city: 'Kota Administrasi Jakarta Selatan',
  city_id: '31.74',
  subdistrict: 'Setia Budi',
  subdistrict_id: '31.74.02',
  village: 'Setiabudi',
  village_id: '31.74.02.1001',
  postcode: '12910',
  postcode_id: '12910',
  street: 'Jl. Jenderal Sudirman Kav. 52',
}

export function sessionOf(
  role: DefaultRoleKey,
  { verified = true, firstTime = false }: SessionStage = {},
): Session {
  const { name, modules, features } = DEFAULT_ROLES[role]
  return {
    kind: 'buyer',
    email: `${role}@nusantara.test`,
    fullname: 'Budi Santoso',
    role: { _id: role, name },
    features: [...features],
    modules: roleMenu(modules, features, { isFirstTime: firstTime, isVerified: verified }),
    isFirstTime: firstTime,
    auth_id: `auth-${role}`,
    company_detail: {
      ...place,
      _id: 'company',
      legal_name: 'PT Nusantara Maju Jaya',
      name: 'Nusantara',
      company_code: 'NUSANTARA',
      costume_code: '',
      category: '',
      type: '',
      type_value: '',
      returned_reason: '',
      verification_status: verified ? 'VERIFIED' : 'UNVERIFIED',
      phone: '',
      whatsapp: '',
      technical_contact: '',
      website: '',
      instagram: '',
      facebook: '',
      version: 1,
      twitter: '',
    },
    buyer_id: 'company',
    company_code: 'NUSANTARA',
    buyer_name: 'PT Nusantara Maju Jaya',
    owner_email: 'owner@nusantara.test',
    created_at: '2026-11-01T00:00:00.000Z',
    time_zone: 'Asia/Jakarta',
    access_token: 'access-token',
    id_token: 'id-token',
    expires_in: 36_000,
    login_start_date: '2026-11-21T01:00:00.000Z',
  }
}

/** Returns an account that has no company of its own, for tests. */
export function accountOf(kind: 'provider' | 'super-admin'): Account {
  const isProvider = kind === 'provider'
  return {
    kind: 'account',
    flag: isProvider ? 'PROVIDER' : 'BUYER',
    super_admin: !isProvider,
    email: `${kind}@pasok.test`,
    fullname: 'Hendra Gunawan',
    auth_id: `auth-${kind}`,
    access_token: 'own-access-token',
    id_token: 'own-id-token',
    expires_in: 36_000,
    login_start_date: '2026-11-21T01:00:00.000Z',
  }
}

/** Returns the session of a super admin who acts for a company. */
export function actingFor(companyId: string): Session {
  const own = accountOf('super-admin')
  const { email, fullname, auth_id } = own
  return { ...sessionOf('owner'), email, fullname, auth_id, buyer_id: companyId, own }
}
