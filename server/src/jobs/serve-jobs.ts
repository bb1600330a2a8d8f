import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { FromThread } from './job-thread'
import { startWorker, type JobLog, type WorkerOptions } from './worker'

interface Opened extends Omit<WorkerOptions, 'log' | 'ended' | 'onName'> {
  close: () => Promise<void>
}

/** Names of this process's ended workers, whose jobs must be released. */
const endedShape = z.object({ ended: z.array(z.string()) })

const send = (sent: FromThread) => parentPort?.postMessage(sent, [])

/** Copies an error for the main thread's log, because other fields of errors may not be transferable. */
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
 * Main program of a thread started by `startJobThread`: runs jobs until it is stopped. @param shape schema of
 * the data given to the thread
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
