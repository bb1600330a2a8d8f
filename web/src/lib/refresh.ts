import type { LiveTopic } from '@pasok/domain/notifications/live/live'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { queryKey, type CallName } from './api'

/** Topics that only the user's own actions refresh; other users get no live update. */
type OwnTopic =
  | 'bank'
  | 'broadcast'
  | 'category'
  | 'conversation'
  | 'coverage'
  | 'department'
  | 'feedback'
  | 'filter'
  | 'import'
  | 'invitation'
  | 'notification'
  | 'product'
  | 'role'
  | 'super-admin'
  | 'template'
  | 'user'
  | 'vendor'
  | 'vendor-team'

/** A kind of data that changes by the user's own actions or by other users. */
export type Topic = LiveTopic | OwnTopic

interface Shown {
  /** Endpoints affected by every change of the topic. */
  lists: readonly CallName[]
  /** Endpoints that load one document, by id or code. */
  documents: readonly CallName[]
}

/** A notification no longer offers a decision once it was made. */
const NOTIFICATIONS = 'listNotifications'

/**
 * Maps each topic to the endpoints to reload after a change. Forms are not affected: their input is preserved.
 */
export const SHOWN_BY: Readonly<Record<Topic, Shown>> = {
  request: {
    lists: [
      'listRequests',
      'searchRequests',
      'listOpenRequests',
      'getOrderSums',
      'listTodos',
      'listRecentDocuments',
      NOTIFICATIONS,
    ],
    documents: ['getRequest'],
  },
  order: {
    lists: [
      'listOrders',
      'listOrderRows',
      'countOrders',
      'listAwaited',
      'listVendorOrders',
      'countVendorOrders',
      'getOrderSums',
      'listHomeRows',
      'listTodos',
      'getMonthSpend',
      'listRecentDocuments',
      'listLastPurchases',
      NOTIFICATIONS,
    ],
    documents: ['getOrder', 'getOrderLedger', 'getVendorOrder', 'getVendorOrderLedger'],
  },
  receipt: {
    lists: [
      'listReceipts',
      'listAwaited',
      'listVendorReceipts',
      'countVendorReceipts',
      'listTodos',
      // An order's page shows its receipts, but the change only names the receipt.
      'getOrder',
      'getOrderLedger',
      'getVendorOrder',
      'getVendorOrderLedger',
      NOTIFICATIONS,
    ],
    documents: ['getReceipt', 'getVendorReceipt'],
  },
  invoice: {
    lists: [
      'listInvoices',
      'countInvoices',
      'listVendorInvoices',
      'countVendorInvoices',
      'previewInvoice',
      'listStatement',
      'getOrderSums',
      'getInvoiceSums',
      'listTodos',
      'listRecentDocuments',
      'getOrderLedger',
      'getVendorOrderLedger',
      NOTIFICATIONS,
    ],
    documents: ['getInvoice', 'getVendorInvoice'],
  },
  payment: {
    lists: [
      'listTransactions',
      'listVendorTransactions',
      'listTodos',
      'listProviderTransactions',
      // Incoming payments and amounts owed change together with the payment.
      'listMoney',
      'listOwed',
      'getOwed',
      'listOwedEntries',
      NOTIFICATIONS,
    ],
    documents: ['getTransaction', 'getVendorTransaction', 'getProviderTransaction'],
  },
  relation: {
    lists: [
      'listRelatedBuyers',
      'countRelatedBuyers',
      'listBuyerDiscounts',
      'listPreferredVendors',
      // The company's prices and payment terms.
      'listCompanyPrices',
      'getBuyerTerms',
      'getVendor',
      NOTIFICATIONS,
    ],
    documents: ['getRelatedBuyer'],
  },
  company: { lists: ['listCompanies', 'countCompanies', NOTIFICATIONS], documents: [] },
  money: { lists: ['listMoney', 'listCallbacks'], documents: [] },
  bank: { lists: ['listProviderBanks'], documents: [] },
  broadcast: { lists: ['listSentBroadcasts'], documents: [] },
  category: { lists: ['listEditedCategories'], documents: [] },
  conversation: {
    lists: ['listConversations', 'countUnreadMessages'],
    documents: ['getConversation'],
  },
  // Products name their delivery area.
  coverage: { lists: ['listCoverages'], documents: ['getOwnProduct'] },
  department: { lists: ['listDepartments'], documents: [] },
  feedback: { lists: ['listFeedback'], documents: [] },
  filter: { lists: ['listFilters'], documents: [] },
  import: { lists: ['listImports'], documents: ['getImport'] },
  invitation: { lists: ['listInvitations'], documents: [] },
  notification: { lists: ['countUnread', NOTIFICATIONS, 'listBroadcasts'], documents: [] },
  product: { lists: ['listOwnProducts', 'listOwnBrands'], documents: ['getOwnProduct'] },
  // Requests name their possible approvers.
  role: { lists: ['listRoles', 'listRequests', 'getRequest'], documents: [] },
  'super-admin': { lists: ['listSuperAdmins'], documents: [] },
  template: { lists: ['listTemplates', 'listRecentDocuments'], documents: ['getTemplate'] },
  // Departments name their users.
  user: {
    lists: ['listTeamUsers', 'listDepartments', 'listRequests', 'getRequest'],
    documents: [],
  },
  vendor: { lists: ['listVendors', 'listVendorApplications'], documents: ['getVendorFile'] },
  'vendor-team': { lists: ['listVendorTeam'], documents: [] },
}

/** Reloads the topics' data on the current screen; resolves when it is loaded. */
export async function refresh(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  const names = topics.flatMap((topic) => [...SHOWN_BY[topic].lists, ...SHOWN_BY[topic].documents])
  await Promise.all(
    [...new Set(names)].map((name) => client.invalidateQueries({ queryKey: queryKey(name) })),
  )
}

/** A mutation that reloads its topics after success and failure. */
export function useChange<Input, Reply>(
  topics: readonly Topic[],
  change: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => refresh(client, topics) })
}

/**
 * Returns a function that awaits a request and reloads the topics after success and failure, before it resolves
 * or rejects.
 */
export function useRefreshAfter(topics: readonly Topic[]) {
  const client = useQueryClient()
  return async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply
    } finally {
      await refresh(client, topics)
    }
  }
}
