import { parseCronItems, type ParsedCronItem, type WorkerEvents } from 'graphile-worker'
import type { JobName } from '../db/job-map'

const HOUR_MS = 3_600_000

interface Periodic {
  job: JobName
  /** Minute, hour, day, month and weekday in UTC, in crontab syntax. */
  match: string
  /** Jobs of one queue run one after another. */
  queue?: string
  /** A run missed by at most this many milliseconds is made up for at the start. */
  makeUpMs?: number
}

const hourlySweep = (job: JobName): Periodic => ({
  job,
  match: '17 * * * *',
  queue: 'sweep',
  makeUpMs: HOUR_MS,
})

const PERIODIC: readonly Periodic[] = [
  { job: 'fold-counts', match: '* * * * *', queue: 'fold-counts' },
  // Changes that lost their job are found within a minute.
  { job: 'feed-index', match: '* * * * *', queue: 'index' },
  { job: 'adopt-events', match: '* * * * *', queue: 'adopt-events' },
  { job: 'send-digests', match: '*/5 * * * *', makeUpMs: HOUR_MS / 12 },
  // Users are notified at 08:00 of their company's time zone (`DATED_HOUR`), which is another time of the UTC
  // day for each zone, and of an invoice issued later in the day within a minute.
  { job: 'notify-of-due-dates', match: '* * * * *' },
  { job: 'rebuild-suggestions', match: '7 * * * *', makeUpMs: HOUR_MS },
  hourlySweep('sweep-rows'),
  hourlySweep('sweep-files'),
  hourlySweep('sweep-pictures'),
  hourlySweep('sweep-imports'),
  hourlySweep('sweep-reports'),
  hourlySweep('sweep-callbacks'),
  hourlySweep('settle-forgotten'),
]

/**
 * Returns the periodic jobs. Of several processes only one adds each job, and a job that is still waiting is
 * replaced, so that none pile up while the database or another system is down.
 */
export const periodicJobs = (): ParsedCronItem[] =>
  parseCronItems(
    PERIODIC.map(({ job, match, queue, makeUpMs }) => ({
      task: job,
      match,
      options: {
        jobKey: job,
        ...(queue !== undefined && { queueName: queue }),
        ...(makeUpMs !== undefined && { backfillPeriod: makeUpMs }),
      },
    })),
  )

/**
 * Lets the database decide when a periodic job is due. The library would use this machine's clock, which may be
 * hours ahead of the database's.
 */
export function runByDatabaseClock(events: WorkerEvents): void {
  events.on('cron:schedule', ({ jobsAndIdentifiers }) => {
    for (const { job } of jobsAndIdentifiers) Reflect.deleteProperty(job, 'runAt')
  })
  events.on('cron:backfill', ({ itemsToBackfill }) => {
    for (const { job } of itemsToBackfill) Reflect.deleteProperty(job, 'runAt')
  })
}
