import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '@pasok/domain/kernel/contract'
import { FEATURES, type Feature } from '@pasok/domain/kernel/features'
import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actForCompany } from '@pasok/domain/team/team.super-admin.contract'
import {
  pathOf,
  personOf,
  startApi,
  toldBy,
  type Answer,
  type Api,
  type Person,
} from '../../test/api'
import { companyId, userId } from '../../test/company'
import { addCustomRole } from '../../test/people'
import { sampleOf, samplesOf } from '../../test/samples'
import { ENDPOINTS } from '../endpoints'
import type { Endpoint } from './endpoint'

/** Somebody who calls, and what is known of them: the expectation is computed from the contract. */
interface Caller {
  who: string
  email: string
  /** Whose ids they name: their own company's, or for outsiders another's. */
  company: string
  surface: 'buyer' | 'vendor' | 'provider' | 'none'
  isVerified: boolean
  isFirstTime: boolean
  isSuperAdmin?: boolean
  /** Calls with tokens to act for the company. */
  isActing?: boolean
  features: ReadonlySet<Feature>
}

const ROLES = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]
const buyer = { surface: 'buyer', isVerified: true, isFirstTime: false } as const
const outsider = {
  company: 'maju',
  isVerified: false,
  isFirstTime: false,
  features: new Set<Feature>(),
}
const owning = new Set(DEFAULT_ROLES.owner.features)

const SUPER_ADMIN = 'superadmin@pasok.test'

const CALLERS: readonly Caller[] = [
  ...ROLES.map((role) => ({
    ...buyer,
    who: `${role} of a verified company`,
    email: `${role}@maju.test`,
    company: 'maju',
    features: new Set(DEFAULT_ROLES[role].features),
  })),
  ...FEATURES.map((feature) => ({
    ...buyer,
    who: `a role with ${feature} alone`,
    email: `${feature.replace('.', '-')}@maju.test`,
    company: 'maju',
    features: new Set([feature]),
  })),
  {
    ...buyer,
    who: 'the owner of an unverified company',
    email: 'owner@baru.test',
    company: 'baru',
    isVerified: false,
    features: owning,
  },
  {
    ...buyer,
    who: 'a first-time owner',
    email: 'owner@awal.test',
    company: 'awal',
    isVerified: false,
    isFirstTime: true,
    features: owning,
  },
  { ...outsider, who: 'a vendor', email: 'vendor@sinar.test', surface: 'vendor' },
  { ...outsider, who: 'the provider', email: 'provider@pasok.test', surface: 'provider' },
  {
    ...outsider,
    who: 'a super admin who acts for nobody',
    email: SUPER_ADMIN,
    surface: 'none',
    isSuperAdmin: true,
  },
  {
    ...buyer,
    who: 'a super admin who acts for a company',
    email: SUPER_ADMIN,
    company: 'baru',
    isSuperAdmin: true,
    isActing: true,
    features: owning,
  },
]

function may(caller: Caller, contract: Contract): boolean {
  if (contract.surface === 'super-admin') return caller.isSuperAdmin ?? false
  const isBoth = contract.surface === 'both'
  if (isBoth && caller.surface === 'vendor') return true
  const surface = isBoth ? 'buyer' : contract.surface
  if (surface !== 'account' && caller.surface !== surface) return false
  if (contract.standing !== 'any' && caller.isFirstTime) return false
  const isOfCompany = surface === 'buyer'
  if (isOfCompany && contract.standing === 'verified' && !caller.isVerified) return false
  return [contract.feature].flat().some((one) => one === 'any' || caller.features.has(one))
}

let api: Api
let acting: Person
/** Has tokens of before they were deactivated, and a role with every feature. */
let deactivated: Person
/** A super admin for a company, by a sign-in of its own. */
async function act(): Promise<Person> {
  const admin = await api.signIn(SUPER_ADMIN)
  const tokens = await admin.must(actForCompany, { params: { id: 'test|owner@baru.test' } })
  return personOf(api.server, SUPER_ADMIN, tokens)
}

beforeAll(async () => {
  api = await startApi()
  for (const feature of FEATURES)
    await addCustomRole(api.db, 'maju', feature.replace('.', '-'), [feature])
  await api.db
    .insertInto('super_admin_companies')
    .values({ user_id: userId(SUPER_ADMIN), buyer_id: companyId('baru') })
    .execute()
  acting = await act()
  const email = await addCustomRole(api.db, 'maju', 'deactivated', FEATURES)
  deactivated = await api.as(email)
  const owner = await api.as('owner@maju.test')
  const params = { auth_id: `test|${email}` }
  await owner.must(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
})
afterAll(() => api.drop())

/** Signing out ends a session, so that call is made with one of its own. */
async function personFor(caller: Caller, { contract }: Endpoint): Promise<Person> {
  const isOnce = contract.name === 'signOut'
  if (caller.isActing) return isOnce ? act() : acting
  return isOnce ? api.signIn(caller.email) : api.as(caller.email)
}

function callWith(person: Person, endpoint: Endpoint, company: string): Promise<Answer> {
  const { contract } = endpoint
  const { params, ...sent } = sampleOf(endpoint, company)
  return person.call(contract.method, pathOf(contract, params), { ...sent, token: contract.token })
}

const named = ENDPOINTS.map((endpoint) => ({ name: endpoint.contract.name, endpoint }))
const isPublic = ({ endpoint }: (typeof named)[number]) => endpoint.contract.surface === 'public'
const guarded = named.filter((one) => !isPublic(one))

const ROOM = join(import.meta.dirname, '../..')

/** The files of the server in which this stands, tests aside. */
const sourcesWith = (words: RegExp) =>
  ['src', 'demo']
    .flatMap((folder) =>
      readdirSync(join(ROOM, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => words.test(readFileSync(join(ROOM, file), 'utf8')))
    .toSorted()

describe('the table of calls', () => {
  it('has every call, and none that is gone', () => {
    expect(Object.keys(samplesOf('maju')).toSorted()).toEqual(
      named.map(({ name }) => name).toSorted(),
    )
  })

  it('has every route, but those that are no calls: a file of them more is one line here', () => {
    // No route without a word on its access gets past the start of the server.
    const saying = sourcesWith(/\bconfig(?::| =) \{ access: /)
    expect(saying).toEqual([
      'demo/demo.ts',
      'src/chapters/catalog/catalog.pictures.routes.ts',
      'src/chapters/catalog/search-protocol/search-protocol.ts',
      'src/chapters/files/files.links.routes.ts',
      'src/chapters/identity/identity.oauth.routes.ts',
      'src/chapters/payments/payments.callbacks.routes.ts',
      'src/http/docs.ts',
      'src/http/health.ts',
      'src/http/mailbox.ts',
      'src/http/mount.ts',
      'src/http/sandbox-pay.ts',
    ])
    expect(sourcesWith(/\baccess: 'contract'/)).toEqual(['src/http/mount.ts'])
  })

  it('has every call once, each with a token and a permission', () => {
    const routes = ENDPOINTS.map(({ contract }) => `${contract.method} ${contract.path}`)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { contract } of ENDPOINTS) {
      expect(contract.token === 'none').toBe(contract.surface === 'public')
      expect(['any', ...FEATURES]).toEqual(expect.arrayContaining([contract.feature].flat()))
    }
  })
})

/** Each open to all on purpose: one more is one line here. */
const PUBLIC = [
  'applyAsVendor',
  'askPasswordReset',
  'askVerificationMail',
  'checkResetLink',
  'getInvitation',
  'registerCompany',
  'resetPassword',
  'verifyEmail',
]

describe('calls without a token', () => {
  it('are those of the way in, and no others', () => {
    const names = named.filter(isPublic).map(({ name }) => name)
    expect(names.toSorted()).toEqual(PUBLIC)
  })

  it.each(named.filter(isPublic))('$name is answered, whatever stands for a token', async (one) => {
    const { contract } = one.endpoint
    const { params, ...sent } = sampleOf(one.endpoint, 'maju')
    const owner = await api.as('owner@maju.test')
    const answers: unknown[] = []
    for (const authorization of [undefined, 'Bearer x', `Bearer ${owner.access}`]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const answer = await api.call(contract.method, pathOf(contract, params), { ...sent, headers })
      expect([200, 422]).toContain(answer.status)
      answers.push(toldBy(answer))
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})

/** Of one who may: it was well formed and was looked at, whatever came of it; of files few are made at once. */
const ANSWERS = new Set([200, 404, 409, 422, 429])

describe.each(guarded)('$name', ({ endpoint }) => {
  const { contract } = endpoint

  it('without a token, or with none that is one, is nobody’s', async () => {
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      'Basic eDp4',
      'Bearer a.b.c',
    ]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const answer = await api.call(contract.method, pathOf(contract, params), { ...sent, headers })
      expect([authorization, answer.status, answer.codes]).toEqual([
        authorization,
        401,
        ['unauthenticated'],
      ])
    }
  })

  it('is not for a deactivated user, by tokens from before', async () => {
    const answer = await callWith(deactivated, endpoint, 'maju')
    expect(answer).toMatchObject({ status: 401, codes: ['deactivated'] })
  })

  it('takes one kind of token', async () => {
    const person = await api.as('owner@maju.test')
    const { params, ...sent } = sampleOf(endpoint, 'maju')
    const token = contract.token === 'id' ? 'access' : 'id'
    const path = pathOf(contract, params)
    const answer = await person.call(contract.method, path, { ...sent, token })
    expect(answer).toMatchObject({ status: 401, codes: ['unauthenticated'] })
  })

  it('is for those whom its contract names, and for no one else', async () => {
    const got = CALLERS.map(async (caller) => {
      const answer = await callWith(await personFor(caller, endpoint), endpoint, caller.company)
      const outcome = ANSWERS.has(answer.status)
        ? 'let through'
        : `${answer.status} ${answer.codes.join()}`
      return [caller.who, outcome] as const
    })
    const wanted = CALLERS.map((caller) => [
      caller.who,
      may(caller, contract) ? 'let through' : '403 forbidden',
    ])
    expect(await Promise.all(got)).toEqual(wanted)
  })
})

/** Of the calls of a company, those that every role has. */
const EVERYBODYS = [
  'countUnread',
  'getCategoryTree',
  'getCompany',
  'getFile',
  'getInvoiceSums',
  'getOrderSums',
  'getSetting',
  'getVendor',
  'inquireAccount',
  'listAddresses',
  'listBanks',
  'listBroadcasts',
  'listCategoryOptions',
  'listChanges',
  'listCities',
  'listDepartments',
  'listDistricts',
  'listDuties',
  'listFilters',
  'listNotifications',
  'listPostcodes',
  'listPreferences',
  'listProvinces',
  'listTypeOptions',
  'listVillages',
  'readNotifications',
  'removeFilter',
  'saveFilter',
  'savePreferences',
  'sendFeedback',
  'signOut',
  'updateBuyerUser',
  'uploadFile',
]
const PRODUCTS = [
  'getBuyerTerms',
  'getProduct',
  'listCompanyPrices',
  'listSimilar',
  'matchPasted',
  'recordQuery',
]
const REQUESTS = ['getRequest', 'getRequestPdf', 'listRequests', 'searchRequests']
const TEMPLATES = ['getTemplate', 'getTemplateItems', 'listTemplates']
const ORDERS = [
  'countOrders',
  'getOrder',
  'getOrderLedger',
  'getOrderPdf',
  'listHomeRows',
  'listNewOrders',
  'listOrders',
  'listVendorAccounts',
]
const RECEIPTS = ['getReceipt', 'listReceipts']
const MESSAGES = [
  'countUnreadMessages',
  'getConversation',
  'listCards',
  'listConversations',
  'listMessages',
  'listPartners',
  'listVendorUsers',
  'openConversation',
  'searchMessages',
]
const INVOICES = ['countInvoices', 'getInvoice', 'listInvoices']

/** What the default roles have besides (`docs/domain.md`, Roles), told apart from the contracts. */
const HELD: Readonly<Record<Exclude<DefaultRoleKey, 'owner'>, readonly string[]>> = {
  purchasing: [
    ...PRODUCTS,
    ...TEMPLATES,
    ...REQUESTS,
    ...ORDERS,
    'cancelOrder',
    ...RECEIPTS,
    'getRequestItems',
    'saveRequest',
    'copyRequest',
    'updateRequest',
    'submitRequest',
    'sendRequestEmail',
    'sendOrderEmail',
    'deleteRequest',
    'listOpenRequests',
    'addItem',
    'makeCartLines',
    'findVendorByCode',
    'getPlatformSetting',
    'listPreferredVendors',
    'requestRelation',
    'removeRelation',
  ],
  approver: [
    ...PRODUCTS,
    ...REQUESTS,
    ...ORDERS,
    'acceptItems',
    'rejectItems',
    'approveRequest',
    'rejectRequest',
    'getRequestInsights',
  ],
  'template-manager': [
    ...PRODUCTS,
    ...TEMPLATES,
    'makeCartLines',
    'saveTemplate',
    'updateTemplate',
    'addTemplateItem',
    'deleteTemplate',
  ],
  receiving: [...ORDERS, ...RECEIPTS, 'listAwaited', 'saveReceipt'],
  finance: [
    ...ORDERS,
    ...RECEIPTS,
    ...INVOICES,
    'uploadDownPaymentProof',
    'getTransaction',
    'giveUpTransfer',
    'listBuyerAccounts',
    'listTransactions',
    'payByOyAccount',
    'payByTransfer',
    'payByTransferPage',
    'payByXenditAccount',
    'submitPaymentProof',
    'getReport',
    'listReportRows',
    'getReportSize',
    'downloadReport',
    'orderReport',
    'listReportDownloads',
    'cancelReportDownload',
    'removeReportDownload',
  ],
}

describe('a default role', () => {
  const ofCompany = guarded.filter(({ endpoint: { contract } }) =>
    ['buyer', 'account', 'both'].includes(contract.surface),
  )
  const heldBy = (role: DefaultRoleKey) => {
    const caller = CALLERS.find(({ email }) => email === `${role}@maju.test`)
    const held = ofCompany.filter(({ endpoint }) => caller && may(caller, endpoint.contract))
    return held.map(({ name }) => name).toSorted()
  }

  it.each(Object.entries(HELD))('%s has these calls, and no others', (role, held) => {
    const wanted = [...EVERYBODYS, ...MESSAGES, ...held].toSorted()
    expect(ROLES.filter((key) => key === role).map(heldBy)).toEqual([wanted])
  })

  it('owner has every call of the company', () => {
    expect(heldBy('owner')).toEqual(ofCompany.map(({ name }) => name).toSorted())
  })
})

describe('what a person may', () => {
  it('counts from the next call on', async () => {
    const email = await addCustomRole(api.db, 'maju', 'changing', ['orders.read'])
    const person = await api.as(email)
    const ask = async () => (await person.call('GET', '/api/purchase-order')).status
    expect(await ask()).toBe(200)
    await api.pool.query("update roles set features = '{}' where name = 'changing'")
    expect(await ask()).toBe(403)
    await api.pool.query(
      "update roles set features = '{orders.read,nonsense}' where name = 'changing'",
    )
    expect(await ask()).toBe(200)
  })

  it('ends with the verification of the company', async () => {
    const person = await api.as('owner@lain.test')
    const ask = async () => (await person.call('GET', '/api/purchase-order')).status
    const verify = (status: string) =>
      api.pool.query("update buyers set verification_status = $1 where company_code = 'LAIN'", [
        status,
      ])
    expect(await ask()).toBe(200)
    await verify('UNVERIFIED')
    expect(await ask()).toBe(403)
    await verify('VERIFIED')
    expect(await ask()).toBe(200)
  })
})
