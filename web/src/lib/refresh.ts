import type { LiveTopic } from '@pasok/domain/notifications/notifications.live'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { queryKey, type CallName } from './api'

/** What changes by a person's own acts alone: no live change tells others of it. */
type OwnTopic =
  | 'bank'
  | 'broadcast'
  | 'category'
  | 'conversation'
  | 'delivery-area'
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

/** Something that changes, by a person's own act or by what others do. */
export type Topic = LiveTopic | OwnTopic

interface Shown {
  /** Any change of the topic may be seen in these. */
  lists: readonly CallName[]
  /** These show the one document that they are asked for, by id or code. */
  documents: readonly CallName[]
}

/** A notification that asks for a decision says so no longer, once it was made. */
const NOTIFICATIONS = 'listNotifications'

/**
 * The one table of what an open screen reads again when something changes. Nothing here is a form:
 * what a person types stays what it is.
 */
export const SHOWN_BY: Readonly<Record<Topic, Shown>> = {
  request: {
    lists: [
      'listRequests',
      'searchRequests',
      'listOpenRequests',
      'getOrderSums',
      'listDuties',
      'listRecentDocuments',
      NOTIFICATIONS,
    ],
    documents: ['getRequest'],
  },
  order: {
    lists: [
      'listOrders',
      'listNewOrders',
      'countOrders',
      'listAwaited',
      'listVendorOrders',
      'countVendorOrders',
      'getOrderSums',
      'listHomeRows',
      'listDuties',
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
      'listDuties',
      // An order's page tells what became of its receipts; the change names the receipt alone.
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
      'listDuties',
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
      'listDuties',
      'listProviderTransactions',
      // Money and debts name their payments, which they move with.
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
      // What the company pays, and when.
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
  broadcast: { lists: ['listToldBroadcasts'], documents: [] },
  category: { lists: ['listEditedCategories'], documents: [] },
  conversation: {
    lists: ['listConversations', 'countUnreadMessages'],
    documents: ['getConversation'],
  },
  // A product says which of them it uses.
  'delivery-area': { lists: ['listCoverages'], documents: ['getOwnProduct'] },
  department: { lists: ['listDepartments'], documents: [] },
  feedback: { lists: ['listFeedback'], documents: [] },
  filter: { lists: ['listFilters'], documents: [] },
  import: { lists: ['listImports'], documents: ['getImport'] },
  invitation: { lists: ['listInvitations'], documents: [] },
  notification: { lists: ['countUnread', NOTIFICATIONS, 'listBroadcasts'], documents: [] },
  product: { lists: ['listOwnProducts', 'listOwnBrands'], documents: ['getOwnProduct'] },
  // Requests name who may approve them.
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

/** Reads again what an open screen shows of these topics; done once it is there. */
export async function refresh(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  const names = topics.flatMap((topic) => [...SHOWN_BY[topic].lists, ...SHOWN_BY[topic].documents])
  await Promise.all(
    [...new Set(names)].map((name) => client.invalidateQueries({ queryKey: queryKey(name) })),
  )
}

/** A call that changes something: whatever comes of it, what shows its topics is read again. */
export function useChange<Input, Reply>(
  topics: readonly Topic[],
  change: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => refresh(client, topics) })
}

/** Waits for a call; whatever comes of it, what shows the topics is read again before it ends. */
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
