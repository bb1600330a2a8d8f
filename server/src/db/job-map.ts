import type { Language } from '@pasok/domain/kernel/texts'

/** The products of categories, delivery areas or vendors, after the id `after`. */
export interface ProductsOf {
  by: 'category_id' | 'coverage_id' | 'vendor_id'
  ids: readonly string[]
  after?: string
}

export interface ImportJob {
  vendorId: string
  importId: string
}

export interface OrderMailJob {
  buyerId: string
  id: string
}

export interface ReportJob {
  buyerId: string
  id: string
}

/** A sandbox callback to send: a payment (`sandbox_payments`) or an expired reference. */
export type SandboxNews = { paymentId: string } | { expired: string }

type Nothing = Record<string, never>

export interface JobMap {
  'send-mail': { mailId: string }
  /** Mails a password link if the account exists; a job, so that the response does not reveal it. */
  'mail-reset-link': { email: string; language: Language }
  /** Warns a user whose password is being guessed from many addresses, if the account exists. */
  'warn-of-guesses': { email: string; address: string }
  /** Mails a verification link if the account exists and is not verified. */
  'mail-verification-link': { email: string; language: Language }
  'mail-order': OrderMailJob
  'notify-people': { eventId: number }
  /** Updates the search index with changed products; at most one of these jobs waits. */
  'feed-index': Nothing
  /** Writes the missing jobs of events from the previous release. */
  'adopt-events': Nothing
  /** Publishes changes of these products batch by batch, so that their search documents are rebuilt. */
  'index-products-of': ProductsOf
  'rebuild-suggestions': Nothing
  /** Adds recorded changes to the document counts and report sums. */
  'fold-counts': Nothing
  'send-digests': Nothing
  'notify-of-due-dates': Nothing
  /** Remove expired data, one kind per job (`jobs/sweep-old-rows.ts`, its neighbours and the chapters). */
  'sweep-rows': Nothing
  'sweep-files': Nothing
  'sweep-pictures': Nothing
  'sweep-imports': Nothing
  'sweep-reports': Nothing
  'sweep-callbacks': Nothing
  /**
   * Queues the missing jobs of waiting payments and callbacks (`queueForgotten`). Renaming a job would lose the
   * jobs that are queued, so the three `settle-…` jobs and `tell-sandbox` keep names that the code no longer uses.
   */
  'settle-forgotten': Nothing
  /** Checks the lines of an uploaded product spreadsheet, continuing after an interruption. */
  'check-import': ImportJob
  /** Imports the valid lines, continuing after an interruption. */
  'run-import': ImportJob
  'make-report': ReportJob
  /** Processes a stored callback of `gateway_callbacks` (`processCallback`). */
  'settle-callback': { callbackId: string }
  /** Queries a payment's gateway until the payment is final (`checkPaymentByJob`). */
  'settle-payment': { buyerId: string; code: string }
  /** Sends a callback of the sandbox about a payment or an expired account (`sendSandboxCallback`). */
  'tell-sandbox': SandboxNews
}
export type JobName = keyof JobMap

/** Jobs that may take more than a minute. They run in queues, so that other jobs find a free worker. */
export const LONG_JOBS: ReadonlySet<string> = new Set<JobName>([
  'check-import',
  'run-import',
  'make-report',
  'sweep-rows',
  'sweep-files',
  'sweep-pictures',
  'sweep-imports',
  'sweep-reports',
  'sweep-callbacks',
  'fold-counts',
  'rebuild-suggestions',
  'feed-index',
  'adopt-events',
])
