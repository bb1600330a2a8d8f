import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { createPool } from '../../src/db/pool'
import { serveJobs } from '../../src/jobs/serve-jobs'

/** `takesMs`: the duration of a job in milliseconds. */
const recordingShape = z.object({ databaseUrl: z.string(), takesMs: z.number() })

// The test worker: each `send-mail` job inserts a row into `done_jobs`. The job named `dies` ends
// the thread at its first attempt.
await serveJobs(recordingShape, async ({ databaseUrl, takesMs }) => {
  const pool = createPool(databaseUrl, { max: 10 })
  return {
    pool,
    handlers: {
      'send-mail': async ({ mailId }) => {
        await pause(takesMs)
        const done =
          'insert into done_jobs (name) values ($1) returning (select count(*) from done_jobs where name = $1) as before'
        const { rows } = await pool.query<{ before: string }>(done, [mailId])
        if (mailId !== 'dies' || rows[0]?.before !== '0') return
        setImmediate(() => void Promise.reject(new Error('a fault of the library')))
        await pause(10_000)
      },
    },
    close: () => pool.end(),
  }
})
