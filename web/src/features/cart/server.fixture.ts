import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { PendingSave } from '@pasok/domain/cart/draft/draft.model'
import { ApiError, type ApiErrorCode } from '../../lib/api-error'
import type { DraftServer } from './save-draft'

export const failure = (code: ApiErrorCode, status: number, hasIssues = true) =>
  new ApiError({
    status,
    code,
    message: code,
    issues: hasIssues ? [{ code: 'rule', message: code }] : [],
  })
export const LOST = failure('offline', 0, false)

type Content = Record<string, number>

interface Document {
  id: string
  version: number
  content: Content
}

interface Answer {
  id: string
  version: number
  changes: readonly LineChange[]
}

/** Creates a server for tests that checks versions and answers each idempotency key only once. */
export function createServer() {
  const documents: Document[] = []
  const answers = new Map<string, { sent: string; answer: Answer }>()
  const sent: PendingSave[] = []
  const next = {
    /** The number of next responses to lose. */
    lost: 0,
    changes: [] as readonly LineChange[],
    /** Runs before a request; its result is passed to `decide` and `after`. */
    before: (): unknown => undefined,
    /** Only runs for a new request, since a repeated one receives the same response. */
    decide: (_before: unknown): unknown => undefined,
    after: (_before: unknown): unknown => undefined,
  }
  const commit = ({ over, body }: PendingSave): Answer => {
    const content = Object.fromEntries(Object.entries(body))
    const { changes } = next
    next.changes = []
    if (!over) {
      const created = { id: `d${documents.length + 1}`, version: 1, content }
      documents.push(created)
      return { id: created.id, version: 1, changes: [] }
    }
    const document = documents.find(({ id }) => id === over.id)
    if (!document) throw failure('not_found', 404)
    if (document.version !== over.version) throw failure('stale_version', 409)
    document.version += 1
    document.content = content
    return { id: document.id, version: document.version, changes }
  }
  const server: DraftServer = {
    bodyOf: ({ lines }) =>
      Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity])),
    send: async (save) => {
      sent.push(save)
      const step = await next.before()
      const known = answers.get(save.key)
      const call = JSON.stringify([save.over, save.body])
      if (known && known.sent !== call) throw failure('idempotency_mismatch', 422)
      if (!known) next.decide(step)
      const answer = known?.answer ?? commit(save)
      answers.set(save.key, { sent: call, answer })
      await next.after(step)
      if (next.lost > 0) {
        next.lost -= 1
        throw LOST
      }
      const { id, version, changes } = answer
      const isRepriced = save.over === null || changes.length > 0
      return { server: { id, code: `PR/${id}`, version }, changes, isRepriced, message: 'Saved' }
    },
  }
  return { server, documents, sent, next }
}
