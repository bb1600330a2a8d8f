import * as calls from '@pasok/domain/chat/chat.contract'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { listCards } from './messages/cards.queries'
import {
  getConversation,
  listConversations,
  listMessages,
  listPartners,
  listVendorUsers,
  searchMessages,
} from './chat.queries'
import { sumUnread } from './chat.store'
import { openConversation } from './conversations/open-conversation'

export const chatEndpoints = [
  endpoint(calls.openConversation, async ({ work, body }) => ({
    data: await openConversation(work, body),
  })),
  endpoint(calls.listVendorUsers, async ({ db, scope, query }) => ({
    data: await listVendorUsers(db, scope, query.vendor_id),
  })),
  endpoint(calls.listConversations, async ({ db, scope, actor, query }) =>
    paged(await listConversations(db, scope, actor.userId, query)),
  ),
  endpoint(calls.listCards, async ({ db, scope, actor, query: { codes } }) => ({
    data: await listCards(db, scope, actor, codes),
  })),
  endpoint(calls.getConversation, async ({ db, scope, actor, params: { id } }) => ({
    data: await getConversation(db, scope, actor.userId, id),
  })),
  endpoint(calls.listPartners, async ({ db, scope, query: { search } }) => ({
    data: await listPartners(db, scope, search),
  })),
  endpoint(calls.countUnreadMessages, async ({ db, scope, actor }) => ({
    data: await sumUnread(db, scope, actor.userId),
  })),
  endpoint(calls.listMessages, async ({ db, actor, params: { id }, query }) => ({
    data: await listMessages(db, actor, id, query),
  })),
  endpoint(calls.searchMessages, async ({ db, actor, params: { id }, query }) =>
    paged(await searchMessages(db, actor, id, query)),
  ),
]
