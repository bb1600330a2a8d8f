import { useDebouncedValue } from '@mantine/hooks'
import type { Feature } from '@pasok/domain/kernel/features'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isCutOff } from '../lib/is-cut-off'
import { useSignedIn } from '../lib/session'
import { useLanguage } from '../lib/texts'
import type { NavigationEntry } from './navigation-entries'
import type { Found, SEARCHES } from './palette-search'

/** Search delay after the last keystroke, in milliseconds. */
const REST = 250
/** Minimum number of letters for a search. */
const FEWEST = 2

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
  /** Address of the screen that lists these records; users without this screen get no results of the kind. */
  list: string
  /** The user needs at least one of these features. */
  features?: readonly Feature[]
  /**
   * Name of the search, also used in its query key: changes refresh it together with the screens that show the
   * same data.
   */
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

function useSources(navigation: readonly NavigationEntry[]): readonly Source[] {
  const signedIn = useSignedIn()
  const features = signedIn?.kind === 'buyer' ? signedIn.features : []
  return SOURCES.filter(
    ({ list, features: needed }) =>
      navigation.some(({ path }) => path === list) &&
      (needed === undefined || needed.some((one) => features.includes(one))),
  )
}

/** Returns the results of one source, whether it is still searching, and whether it failed. */
function useSource(source: Source | undefined, typed: string) {
  const language = useLanguage()
  const [words] = useDebouncedValue(typed, REST)
  const isEnabled = source !== undefined && typed.length >= FEWEST
  const search = useQuery({
    queryKey: [source?.call, 'palette', language, words],
    queryFn: async ({ signal }) => {
      // Loaded on the first search: opening a screen does not need it.
      const { SEARCHES } = await import('./palette-search')
      return source ? SEARCHES[source.call](words, signal) : []
    },
    enabled: isEnabled && words.length >= FEWEST,
    placeholderData: keepPreviousData,
  })
  if (!isEnabled) return { rows: [], isWaiting: false, isMissing: false }
  const { data = [], isPlaceholderData, isPending, isError } = search
  const isAnswer = words === typed && !isPlaceholderData
  const isCalledSo = ({ name }: Found) => name.toLowerCase().includes(typed.toLowerCase())
  const isMissing = words === typed && (isError || isCutOff(search))
  return {
    // Until the new answer arrives, shows the earlier results that also match the current text.
    rows: exactFirst(typed, isAnswer ? data : data.filter(isCalledSo)),
    isWaiting: !isMissing && (isPending || !isAnswer),
    isMissing,
  }
}

const isExact = (typed: string, { name }: Found) => name.toLowerCase() === typed.toLowerCase()

/** Puts exact matches before partial ones. */
const exactFirst = (typed: string, rows: readonly Found[]): readonly Found[] =>
  rows.toSorted((one, other) => Number(isExact(typed, other)) - Number(isExact(typed, one)))

/** Searches documents, people and products that the current user may see. */
export function useFound(typed: string, navigation: readonly NavigationEntry[]) {
  const sources = useSources(navigation)
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
    /** False when the user may search no kind of record. */
    isAny: sources.length > 0,
    groups: inOrder.map((kind) => ({ kind, rows: found[kind].rows })),
    isWaiting: kinds.some((kind) => found[kind].isWaiting),
    missing: kinds.filter((kind) => found[kind].isMissing),
  }
}
