import type { Db } from '../db/db'
import type { Subscriptions } from '../db/work'
import type { Ports } from '../ports/ports'
import type { Sessions } from '../ports/sessions'

/** The app context: everything that routes depend on. */
export interface AppContext {
  db: Db
  /** Replica that may lag some seconds behind `db`; `db` itself when there is none. */
  replica: Db
  sessions: Sessions
  ports: Ports
  subscriptions: Subscriptions
  /** True in tests: responses are validated against their contracts. */
  checkAnswers: boolean
  /** Milliseconds without progress after which sending a file is aborted. */
  stalledMs?: number
}

/** How a route is protected; every route must declare it. `contract`: by its contract, in `endpoint()`. */
export type Access = 'contract' | 'public' | 'search-key' | 'signed-link' | 'callback'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** True: the request contains a file and may take longer than others. */
    isUpload?: boolean
  }
}
