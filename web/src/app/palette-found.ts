import { useDebouncedValue } from '@mantine/hooks'
import type { Feature } from '@pasok/domain/kernel/features'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isCutOff } from '../lib/cut-off'
import { useSignedIn } from '../lib/session'
import { useLanguage } from '../lib/texts'
import type { Door } from './doors'
import type { Found, SEARCHES } from './palette-search'

/** How long the typing rests before it is searched for; ms. */
const REST = 250
/** From so many letters on. */
const FEWEST = 2

/** In the order in which the palette shows them. */
const KINDS = [
  'requests',
  'orders',
  'invoices',
  'receipts',
  'payments',
  'companies',
  'buyers',
  'vendors',
  'people',
  'products',
] as const
export type Kind = (typeof KINDS)[number]

interface Source {
  kind: Kind
  /** Where it is listed: who has no such screen finds nothing of it. */
  list: string
  /** One of these is enough. */
  features?: readonly Feature[]
  /** By its name, as screens that show the same: what changes there is read again here. */
  call: keyof typeof SEARCHES
}

const SOURCES: readonly Source[] = [
  {
    kind: 'requests',
    list: '/dashboard/purchase-requests',
    features: ['requests.read'],
    call: 'searchRequests',
  },
  {
    kind: 'orders',
    list: '/dashboard/purchase-orders',
    features: ['orders.read'],
    call: 'listOrders',
  },
  { kind: 'products', list: '/dashboard/products', features: ['products.read'], call: 'picker' },
  {
    kind: 'invoices',
    list: '/dashboard/finance/invoice',
    features: ['invoices.read'],
    call: 'listInvoices',
  },
  {
    kind: 'receipts',
    list: '/dashboard/good-receipt-note',
    features: ['receipts.read'],
    call: 'listReceipts',
  },
  {
    kind: 'payments',
    list: '/dashboard/finance/invoice',
    features: ['invoices.read', 'invoices.pay'],
    call: 'listTransactions',
  },
  { kind: 'vendors', list: '/dashboard/vendor-list', call: 'listPreferredVendors' },
  { kind: 'people', list: '/dashboard/teams', features: ['team.manage'], call: 'listTeamUsers' },
  { kind: 'orders', list: '/vendor/orders', call: 'listVendorOrders' },
  { kind: 'invoices', list: '/vendor/invoices', call: 'listVendorInvoices' },
  { kind: 'receipts', list: '/vendor/receipts', call: 'listVendorReceipts' },
  { kind: 'payments', list: '/vendor/invoices', call: 'listVendorTransactions' },
  { kind: 'buyers', list: '/vendor/buyers', call: 'listRelatedBuyers' },
  { kind: 'people', list: '/vendor/team', call: 'listVendorTeam' },
  { kind: 'products', list: '/vendor/products', call: 'listOwnProducts' },
  { kind: 'companies', list: '/provider', call: 'listCompanies' },
  { kind: 'vendors', list: '/provider/vendors', call: 'listVendors' },
  { kind: 'payments', list: '/provider/payments', call: 'listProviderTransactions' },
]

/** What a person finds beside screens and actions. */
function useSources(doors: readonly Door[]): readonly Source[] {
  const signedIn = useSignedIn()
  const features = signedIn?.kind === 'buyer' ? signedIn.features : []
  return SOURCES.filter(
    ({ list, features: needed }) =>
      doors.some(({ path }) => path === list) &&
      (needed === undefined || needed.some((one) => features.includes(one))),
  )
}

/** What one source has for the words, and whether it still looks. */
function useSource(source: Source | undefined, typed: string) {
  const language = useLanguage()
  const [words] = useDebouncedValue(typed, REST)
  const isAsked = source !== undefined && typed.length >= FEWEST
  const asking = useQuery({
    queryKey: [source?.call, 'palette', language, words],
    queryFn: async ({ signal }) => {
      // Nothing that who goes to a screen has to wait for.
      const { SEARCHES } = await import('./palette-search')
      return source ? SEARCHES[source.call](words, signal) : []
    },
    enabled: isAsked && words.length >= FEWEST,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { rows: [], isWaiting: false, isMissing: false }
  const { data = [], isPlaceholderData, isPending, isError } = asking
  const isAnswer = words === typed && !isPlaceholderData
  const isCalledSo = ({ name }: Found) => name.toLowerCase().includes(typed.toLowerCase())
  const isMissing = words === typed && (isError || isCutOff(asking))
  return {
    // Of those found for other words, the ones that these name, too.
    rows: exactFirst(typed, isAnswer ? data : data.filter(isCalledSo)),
    isWaiting: !isMissing && (isPending || !isAnswer),
    isMissing,
  }
}

const isExact = (typed: string, { name }: Found) => name.toLowerCase() === typed.toLowerCase()

/** What is called exactly so comes before what only begins or goes on like it. */
const exactFirst = (typed: string, rows: readonly Found[]): readonly Found[] =>
  rows.toSorted((one, other) => Number(isExact(typed, other)) - Number(isExact(typed, one)))

/** Documents, people and products that the words find, of those that a person may see. */
export function useFound(typed: string, doors: readonly Door[]) {
  const sources = useSources(doors)
  const of = (kind: Kind) => sources.find((one) => one.kind === kind)
  const found = {
    requests: useSource(of('requests'), typed),
    orders: useSource(of('orders'), typed),
    invoices: useSource(of('invoices'), typed),
    receipts: useSource(of('receipts'), typed),
    payments: useSource(of('payments'), typed),
    companies: useSource(of('companies'), typed),
    buyers: useSource(of('buyers'), typed),
    vendors: useSource(of('vendors'), typed),
    people: useSource(of('people'), typed),
    products: useSource(of('products'), typed),
  }
  const kinds = KINDS.filter((kind) => of(kind))
  const hasExact = (kind: Kind) => found[kind].rows.some((row) => isExact(typed, row))
  const inOrder = [...kinds.filter(hasExact), ...kinds.filter((kind) => !hasExact(kind))]
  return {
    /** There is something to find. */
    isAny: sources.length > 0,
    groups: inOrder.map((kind) => ({ kind, rows: found[kind].rows })),
    isWaiting: kinds.some((kind) => found[kind].isWaiting),
    missing: kinds.filter((kind) => found[kind].isMissing),
  }
}
