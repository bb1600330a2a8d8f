import type { Sandbox } from './adapters/payment-gateway/sandbox/open-sandbox'
import { checkImport } from './chapters/catalog/imports/checking'
import { runImport } from './chapters/catalog/imports/running'
import { sweepImports } from './chapters/catalog/imports/sweep-imports'
import { indexProducts, indexProductsOf } from './chapters/catalog/search/index-products'

import { rebuildSuggestions } from './chapters/catalog/search/rebuild-suggestions'
import { mailResetLink, mailVerificationLink } from './chapters/identity/links/mail-link'
import { warnOfGuesses } from './chapters/identity/sign-in/warn-of-guesses'
import { notifyOfEvent } from './chapters/notifications/recipients/notify-people'
import { sendDigests } from './chapters/notifications/digests/send-digests'
import { notifyByCalendar } from './chapters/notifications/due-invoices/notify-by-calendar'
import { mailOrder } from './chapters/orders/paper/send-order-email'
import { paymentContextForJobs } from './chapters/payments/gateway-checks/payment-context'
import { processCallback } from './chapters/payments/callbacks/process-callback'
import { queueForgotten } from './chapters/payments/gateway-checks/queue-forgotten'
import { checkPaymentByJob } from './chapters/payments/gateway-checks/check-payment'
import { sweepCallbacks } from './chapters/payments/callbacks/sweep-callbacks'
import { sweepDownloads } from './chapters/reports/downloads/sweep-downloads'
import { makeReport } from './chapters/reports/downloads/make-report'
import type { Db } from './db/db'
import { foldCounts } from './db/document-counts'
import { adoptEvents } from './db/events'
import { foldReportSums } from './db/report-sums'
import type { AppContext } from './http/app-context'
import { createIndexFeeder, type FeedLog } from './jobs/feed-index'
import type { Log } from './jobs/log'
import { sweepOldRows } from './jobs/sweep-old-rows'
import { sweepFiles } from './jobs/sweep-files'
import { sweepPictures } from './jobs/sweep-pictures'
import type { JobHandlers } from './jobs/worker'
import { sendMail, type Post } from './mail/send-mail'
import type { ObjectStore } from './ports/object-store'
import { SUBSCRIPTIONS } from './subscriptions'

/** Handlers of periodic jobs (`jobs/periodic.ts`). */
const periodicHandlers = (db: Db, objects: ObjectStore, log: Log) =>
  ({
    'fold-counts': async () => {
      await foldCounts(db)
      await foldReportSums(db)
    },
    'send-digests': () => sendDigests(db),
    'notify-of-due-dates': () => notifyByCalendar(db),
    'sweep-rows': () => sweepOldRows(db),
    'sweep-files': async () => void (await sweepFiles(db, objects, log)),
    'sweep-pictures': async () => void (await sweepPictures(db, objects, log)),
    'sweep-imports': async () => void (await sweepImports(db, objects, log)),
    'sweep-reports': async () => void (await sweepDownloads(db, objects, log)),
    'sweep-callbacks': async () => void (await sweepCallbacks(db)),
    'settle-forgotten': async () => void (await queueForgotten(db)),
  }) satisfies JobHandlers

/** Returns the handler of each job; failed jobs are retried until they succeed. */
export function jobHandlers(
  post: Post,
  { replica, ports: { identity, index, objects, gateways, workbook } }: AppContext,
  sandbox: Sandbox | undefined,
  log: FeedLog,
): JobHandlers {
  const { db } = post
  const imports = { db, objects, subscriptions: SUBSCRIPTIONS }
  const reports = { ...imports, replica, workbook }
  const paymentContext = paymentContextForJobs(db, gateways, SUBSCRIPTIONS)
  return {
    ...periodicHandlers(db, objects, log),
    'send-mail': (job) => sendMail(post, job),
    'mail-order': (job) => mailOrder(db, objects, job),
    'mail-reset-link': (job) => mailResetLink(db, identity, job),
    'warn-of-guesses': (job) => warnOfGuesses(db, job),
    'mail-verification-link': (job) => mailVerificationLink(db, job),
    'rebuild-suggestions': () => rebuildSuggestions(db, index),
    'notify-people': ({ eventId }) => notifyOfEvent(db, eventId),
    'index-products-of': (job) => indexProductsOf(db, SUBSCRIPTIONS, job),
    'feed-index': createIndexFeeder(db, (changed) => indexProducts(db, index, changed), log),
    'adopt-events': () => adoptEvents(db, SUBSCRIPTIONS),
    'check-import': (job, isLast) => checkImport(imports, job, isLast),
    'run-import': (job, isLast) => runImport(imports, job, isLast),
    'make-report': (job) => makeReport(reports, job),
    'settle-callback': ({ callbackId }) => processCallback(db, paymentContext, callbackId),
    'settle-payment': (job) => checkPaymentByJob(db, paymentContext, job),
    ...(sandbox && { 'tell-sandbox': (job) => sandbox.sendCallback(job) }),
  }
}
