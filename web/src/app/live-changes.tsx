import { LIVE_TOPICS, type LiveTopic } from '@pasok/domain/notifications/notifications.live'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useLiveChanges, type LiveNews } from '../lib/live'
import { SHOWN_BY } from '../lib/refresh'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** True when a query is about one of these: asked for by its id or code, or by another name. */
function isAbout(changed: ReadonlySet<unknown>, { queryKey: key, state }: Query): boolean {
  const { data } = state
  return changed.has(askedFor(key)) || (isRecord(data) && changed.has(data['_id']))
}

/** What a document's call was asked for, as `queryKey` keeps it. */
function askedFor([, input]: readonly unknown[]): unknown {
  const params = isRecord(input) ? input['params'] : undefined
  return isRecord(params) ? (params['id'] ?? params['code']) : undefined
}

/** Makes what shows documents of a topic ask again; of pages of one document, those alone that changed. */
function renewTopic(client: QueryClient, topic: LiveTopic, news: LiveNews): void {
  const own = news?.filter((change) => change.topic === topic)
  if (own?.length === 0) return
  const { lists, documents } = SHOWN_BY[topic]
  for (const name of lists) void client.invalidateQueries({ queryKey: [name] })
  const changed = own && new Set<unknown>(own.flatMap(({ id, code }) => [id, code]))
  for (const name of documents)
    void client.invalidateQueries({
      queryKey: [name],
      predicate: (query) => !changed || isAbout(changed, query),
    })
}

/** Keeps what is on the screen true to what others do, on either side. */
export function renewChanged(client: QueryClient, news: LiveNews): void {
  for (const topic of LIVE_TOPICS) renewTopic(client, topic, news)
}

/** As long as a shell stands. */
export function LiveChanges() {
  const client = useQueryClient()
  useLiveChanges(LIVE_TOPICS, (news) => renewChanged(client, news))
  return null
}
