import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { FromThread } from './job-thread'
import { startWorker, type JobLog, type WorkerOptions } from './worker'

interface Opened extends Omit<WorkerOptions, 'log' | 'ended' | 'onName'> {
  /** Ends what was opened, once no job runs any more. */
  close: () => Promise<void>
}

/** Names of workers of this process that have ended; their jobs are free again. */
const endedShape = z.object({ ended: z.array(z.string()) })

const send = (sent: FromThread) => parentPort?.postMessage(sent, [])

/** An error as the log of the main thread can write it: others' own fields may not be copied. */
function copied(details: object): object {
  if (!('err' in details) || !(details.err instanceof Error)) return details
  const { name, message, stack } = details.err
  const code = 'code' in details.err ? String(details.err.code) : undefined
  return { ...details, err: { type: name, message, stack, ...(code !== undefined && { code }) } }
}

const line = (level: keyof JobLog) => (details: object, message: string) =>
  send({ kind: 'log', level, details: copied(details), message })

const LOG: JobLog = { debug: line('debug'), warn: line('warn'), error: line('error') }

/**
 * The program of a thread that `startJobThread` starts: does jobs until it is told to stop.
 * @param shape of the data that the thread is given
 */
export async function serveJobs<Shape extends z.ZodType>(
  shape: Shape,
  open: (data: z.output<Shape>, log: JobLog) => Promise<Opened>,
): Promise<void> {
  const { ended } = endedShape.parse(workerData)
  const { close, ...options } = await open(shape.parse(workerData), LOG)
  const onName = (name: string) => send({ kind: 'name', name })
  const worker = startWorker({ ...options, log: LOG, ended, onName })
  parentPort?.once('message', () => {
    void worker
      .stop()
      .then(close)
      .finally(() => process.exit())
  })
}
