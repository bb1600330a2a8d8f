import type { DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import type { CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { demoVendors } from './market/vendors'

export const DEMO_PASSWORD = 'pasok#2026'

interface DemoPerson {
  email: string
  name: string
  role: DefaultRoleKey
  departments?: readonly string[]
}

export interface DemoCompany {
  code: string
  legalName: string
  name: string
  stage: CompanyStage
  returnedReason?: string
  phone: string
  /** The company's details from the wizard; undefined until it is complete. */
  profile?: {
    whatsapp: string
    contact: string
    category: string
    type: string
    website?: string
    instagram?: string
    /** Document numbers by the short titles of the company type's documents. */
    documents: Readonly<Record<string, string>>
  }
  departments: readonly string[]
  addresses: readonly {
    name: string
    phone: string
    city: string
    district: string
    street: string
  }[]
  people: readonly DemoPerson[]
  /** Initial values of its preferred-vendor requests: percent, days and percent. */
  setting?: { discount: string; payment_term: number; down_payment: string }
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    code: 'NUSANTARA',
    legalName: 'PT Nusantara Maju Jaya',
    name: 'Nusantara Maju Jaya',
    stage: 'verified',
    phone: '+622129345500',
    profile: {
      whatsapp: '+628118345500',
      contact: 'Ratna Kusuma',
      category: 'Manufacturing',
      type: 'Perseroan Terbatas (PT)',
      website: 'https://nusantara.test',
      instagram: '@nusantaramajujaya',
      documents: {
        Akta: 'No. 27 / 14 Maret 2011',
        'SK Kemenkum': 'AHU-14325.AH.01.01.Tahun 2011',
        NPWP: '02.734.518.9-063.000',
        NIB: '8120014072615',
        SPPKP: 'S-318PKP/WPJ.04/KP.1003/2012',
      },
    },
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
    setting: { discount: '5', payment_term: 30, down_payment: '20' },
  },
  {
    code: 'SEGARA',
    legalName: 'PT Segara Biru Logistik',
    name: 'Segara Biru',
    stage: 'verified',
    phone: '+62315678900',
    profile: {
      whatsapp: '+628133567890',
      contact: 'Hasan Basri',
      category: 'Logistics & Transportation',
      type: 'Perseroan Terbatas (PT)',
      documents: {
        Akta: 'No. 8 / 2 Juli 2015',
        'SK Kemenkum': 'AHU-2448621.AH.01.01.Tahun 2015',
        NPWP: '74.205.881.3-605.000',
        NIB: '9120308651247',
      },
    },
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
    stage: 'waiting',
    phone: '+62247654321',
    profile: {
      whatsapp: '+6281326543210',
      contact: 'Yusuf Hidayat',
      category: 'Trading & Distribution',
      type: 'Perseroan Terbatas (PT)',
      website: 'https://baruterbit.test',
      documents: {
        Akta: 'No. 112 / 9 September 2024',
        'SK Kemenkum': 'AHU-0067412.AH.01.01.Tahun 2024',
        NPWP: '61.048.227.5-508.000',
        NIB: '0309240071825',
      },
    },
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
  {
    code: 'KARSA',
    legalName: 'CV Karsa Mandiri Teknik',
    name: 'Karsa Mandiri',
    stage: 'returned',
    returnedReason:
      'The NPWP belongs to another company name. Please upload the NPWP of CV Karsa Mandiri Teknik.',
    phone: '+62274512345',
    profile: {
      whatsapp: '+6281227512345',
      contact: 'Anggun Pratiwi',
      category: 'Construction',
      type: 'Persekutuan Komanditer (CV)',
      documents: {
        Akta: 'No. 45 / 21 Januari 2019',
        NPWP: '90.114.672.8-542.000',
        NIB: '1276000841930',
      },
    },
    departments: [],
    addresses: [
      {
        name: 'Kantor Yogyakarta',
        phone: '+62274512345',
        city: 'Kota Yogyakarta',
        district: 'Gondokusuman',
        street: 'Jl. Urip Sumoharjo No. 42',
      },
    ],
    people: [{ email: 'owner@karsa.test', name: 'Anggun Pratiwi', role: 'owner' }],
  },
  {
    code: 'MULA',
    legalName: 'PT Mula Karya Abadi',
    name: 'PT Mula Karya Abadi',
    stage: 'registering',
    phone: '',
    departments: [],
    addresses: [],
    people: [{ email: 'owner@mula.test', name: 'Fajar Nugroho', role: 'owner' }],
  },
]

const STAGE_NOTES: Readonly<Record<CompanyStage, string>> = {
  verified: '',
  waiting: ' (waits to be verified)',
  returned: ' (returned, to be corrected)',
  registering: ' (first time: the wizard)',
}

export const SUPER_ADMIN = { email: 'superadmin@pasok.test', name: 'Wira Adinata' }
export const PROVIDER_STAFF = { email: 'provider@pasok.test', name: 'Lina Marlina' }

/** The demo's active relations with the terms granted by the vendors, in percent and days. */
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

/** All accounts that can sign in to an existing screen, at `/` unless another address is given. */
export const demoAccounts = [
  ...demoCompanies.flatMap((company) =>
    company.people.map(({ email, role }) => ({
      email,
      who: `${company.legalName}, ${role}${STAGE_NOTES[company.stage]}`,
    })),
  ),
  { email: SUPER_ADMIN.email, who: 'Super admin of two companies, at /superadmin' },
  ...demoVendors.map(({ email, legalName }) => ({
    email,
    who: `${legalName}, vendor, at /vendor`,
  })),
  { email: PROVIDER_STAFF.email, who: 'Provider, at /provider' },
]

export const vendorAccounts = demoVendors.map(({ key, email, contactName }) => ({
  key,
  email,
  name: contactName,
}))
