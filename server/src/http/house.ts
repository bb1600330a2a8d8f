import type { Db } from '../db/db'
import type { Subscriptions } from '../db/work'
import type { Ports } from '../ports/ports'
import type { Sessions } from '../ports/sessions'

/** What every route stands on. */
export interface House {
  db: Db
  /** Follows it, some seconds behind; the same where there is none. */
  replica: Db
  sessions: Sessions
  ports: Ports
  subscriptions: Subscriptions
  /** Answers are held against their contracts: on in tests. */
  checkAnswers: boolean
  /** Milliseconds for which nobody reads on before a file that is being sent is given up. */
  stalledMs?: number
}

/** Said by every route (law 4): how it is guarded. `contract` = by its contract, in `endpoint()`. */
export type Access = 'contract' | 'public' | 'search-key' | 'signed-link' | 'callback'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** A file may take longer to be sent than anything else. */
    isUpload?: boolean
  }
}
