import type { Language } from '@pasok/domain/kernel/texts'

/** The products of categories, delivery areas or vendors, from the one after `after` on. */
export interface ProductsOf {
  by: 'category_id' | 'coverage_id' | 'vendor_id'
  ids: readonly string[]
  after?: string
}

/** A vendor's import of products. */
export interface ImportJob {
  vendorId: string
  importId: string
}

/** An order that is to be mailed (`order_mails`). */
export interface OrderMailJob {
  buyerId: string
  id: string
}

/** A report that is made in the background (`report_downloads`). */
export interface ReportJob {
  buyerId: string
  id: string
}

/** What the sandbox tells: a payment of its own (`sandbox_payments`), or that a reference expired. */
export type SandboxNews = { paymentId: string } | { expired: string }

/** A job that needs to be given nothing. */
type Nothing = Record<string, never>

/** Everything that is done later, by name, with what it is told (`jobs/worker.ts`). */
export interface JobMap {
  /** Sends a mail that was written with `postMail`. */
  'send-mail': { mailId: string }
  /** Mails a reset link, if there is such an account: the asking itself tells nothing of it. */
  'mail-reset-link': { email: string; language: Language }
  /** Warns a person whose password is being guessed from many places, if there is such an account. */
  'warn-of-guesses': { email: string; address: string }
  /** Mails a verification link, if there is such an account and it is not verified. */
  'mail-verification-link': { email: string; language: Language }
  /** Stores the PDF of an order and mails the link to it. */
  'mail-order': OrderMailJob
  /** Notifies the users whom an event concerns. */
  'notify-people': { eventId: number }
  /** Brings changed products to the search index; of any number of these jobs one waits. */
  'feed-index': Nothing
  /** Writes the jobs of events that the release before left. */
  'adopt-events': Nothing
  /** Makes the search documents of these products anew, part by part. */
  'index-products-of': ProductsOf
  /** Makes the suggestions of queries anew. */
  'rebuild-suggestions': Nothing
  /** Folds the changes of documents' counts and of reports' sums. */
  'fold-counts': Nothing
  /** Mails each user what they chose to get once a day. */
  'send-digests': Nothing
  /** Notifies users of invoices that are due soon or overdue. */
  'notify-of-due-dates': Nothing
  /** Remove what has served its time, each its own kind (`jobs/sweep.ts` and the chapters). */
  'sweep-rows': Nothing
  'sweep-files': Nothing
  'sweep-pictures': Nothing
  'sweep-imports': Nothing
  'sweep-reports': Nothing
  'sweep-callbacks': Nothing
  /** Adds the jobs of payments and callbacks again that no job settles any more. */
  'settle-forgotten': Nothing
  /** Looks at the lines of an uploaded spreadsheet of products, from where it was cut off. */
  'check-import': ImportJob
  /** Imports its good lines, from where it was cut off. */
  'run-import': ImportJob
  /** Makes a report that was ordered. */
  'make-report': ReportJob
  /** Does what a kept callback of a gateway tells (`gateway_callbacks`). */
  'settle-callback': { callbackId: string }
  /** Asks the gateway of a payment where it stands, until it is settled. */
  'settle-payment': { buyerId: string; code: string }
  /** Calls us back about money that was paid in the sandbox, or that an account has ended there. */
  'tell-sandbox': SandboxNews
}
export type JobName = keyof JobMap

/** Jobs that may take more than a minute. They have queues, so that others find a free place. */
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
