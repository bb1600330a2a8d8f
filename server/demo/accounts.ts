import type { DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { demoVendors } from './market/vendors'

/** Of every demo account. */
export const DEMO_PASSWORD = 'pasok#2026'

export interface DemoPerson {
  email: string
  name: string
  role: DefaultRoleKey
  departments?: readonly string[]
}

export interface DemoCompany {
  code: string
  legalName: string
  name: string
  isVerified: boolean
  phone: string
  departments: readonly string[]
  addresses: readonly {
    name: string
    phone: string
    city: string
    district: string
    street: string
  }[]
  people: readonly DemoPerson[]
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    code: 'NUSANTARA',
    legalName: 'PT Nusantara Maju Jaya',
    name: 'Nusantara Maju Jaya',
    isVerified: true,
    phone: '+622129345500',
    departments: ['Operations', 'General Affairs'],
    addresses: [
      {
        name: 'Head Office Jakarta',
        phone: '+622129345501',
        city: 'Kota Administrasi Jakarta Selatan',
        district: 'Setiabudi',
        street: 'Jl. Jenderal Sudirman Kav. 52, Lantai 18',
      },
      {
        name: 'Bandung Plant',
        phone: '+62227311200',
        city: 'Kota Bandung',
        district: 'Gedebage',
        street: 'Jl. Soekarno-Hatta No. 701',
      },
    ],
    people: [
      {
        email: 'owner@nusantara.test',
        name: 'Ratna Kusuma',
        role: 'owner',
        departments: ['Operations', 'General Affairs'],
      },
      {
        email: 'purchasing@nusantara.test',
        name: 'Budi Santoso',
        role: 'purchasing',
        departments: ['Operations', 'General Affairs'],
      },
      {
        email: 'approver@nusantara.test',
        name: 'Sari Wulandari',
        role: 'approver',
        departments: ['Operations'],
      },
      {
        email: 'template@nusantara.test',
        name: 'Dewi Lestari',
        role: 'template-manager',
        departments: ['General Affairs'],
      },
      {
        email: 'receiving@nusantara.test',
        name: 'Agus Prabowo',
        role: 'receiving',
        departments: ['Operations'],
      },
      { email: 'finance@nusantara.test', name: 'Maya Putri', role: 'finance' },
    ],
  },
  {
    code: 'SEGARA',
    legalName: 'PT Segara Biru Logistik',
    name: 'Segara Biru',
    isVerified: true,
    phone: '+62315678900',
    departments: ['Warehouse'],
    addresses: [
      {
        name: 'Gudang Tanjung Perak',
        phone: '+62315678901',
        city: 'Kota Surabaya',
        district: 'Krembangan',
        street: 'Jl. Perak Barat No. 231',
      },
    ],
    people: [
      {
        email: 'owner@segara.test',
        name: 'Hasan Basri',
        role: 'owner',
        departments: ['Warehouse'],
      },
      {
        email: 'purchasing@segara.test',
        name: 'Nia Ramadhani',
        role: 'purchasing',
        departments: ['Warehouse'],
      },
    ],
  },
  {
    code: 'BARU',
    legalName: 'PT Baru Terbit Sentosa',
    name: 'Baru Terbit',
    isVerified: false,
    phone: '+62247654321',
    departments: [],
    addresses: [
      {
        name: 'Kantor Semarang',
        phone: '+62247654322',
        city: 'Kota Semarang',
        district: 'Semarang Tengah',
        street: 'Jl. Pemuda No. 118',
      },
    ],
    people: [{ email: 'owner@baru.test', name: 'Yusuf Hidayat', role: 'owner' }],
  },
]

export const SUPER_ADMIN = { email: 'superadmin@pasok.test', name: 'Wira Adinata' }
export const PROVIDER_STAFF = { email: 'provider@pasok.test', name: 'Lina Marlina' }

/** The active relations of a company: what its vendors grant it, percent and days. */
export const demoRelations = [
  {
    company: 'NUSANTARA',
    vendor: 'sinarabadi',
    status: 'Active',
    discount: '3',
    term: 45,
    products: 6,
  },
  {
    company: 'NUSANTARA',
    vendor: 'bersihberseri',
    status: 'Active',
    discount: null,
    term: null,
    products: 3,
  },
  {
    company: 'SEGARA',
    vendor: 'sinarabadi',
    status: 'Active',
    discount: '8',
    term: 60,
    products: 4,
  },
] as const

/** Everybody who can sign in to a screen that exists. */
export const demoAccounts = demoCompanies.flatMap((company) =>
  company.people.map(({ email, role }) => ({
    email,
    who: `${company.legalName}, ${role}${company.isVerified ? '' : ' (not verified yet)'}`,
  })),
)

export const vendorAccounts = demoVendors.map(({ key, email, contactName }) => ({
  key,
  email,
  name: contactName,
}))
