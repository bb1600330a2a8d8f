import type { Worker as Thread } from 'node:worker_threads'
import { startThread } from '../start-thread'
import type { JobLog, Worker } from './worker'

/** Megabytes; a job that needs more ends the thread, and is tried again. */
const MOST_MEMORY = 1_024
const START_AGAIN_MS = 1_000
const START_AGAIN_AT_MOST_MS = 10_000
/** A thread that worked for so long is started again without a pause of its own. */
const STEADY_MS = 60_000
/** A stop waits so long; jobs that are cut off are done again by another process. */
const STOP_WITHIN_MS = 10_000

/** What the thread sends: the name of its worker, or a line for the log. */
export type FromThread =
  | { kind: 'name'; name: string }
  | { kind: 'log'; level: keyof JobLog; details: object; message: string }

/**
 * Does jobs in a thread beside the HTTP server, so that neither waits for the other. A thread that
 * ends, of a fault of the job library or for want of memory, is started again and frees the jobs of
 * the one before: none is lost.
 */
export function startJobThread(program: URL, data: object, log: JobLog): Worker {
  const ended = new Set<string>()
  let pauseMs = START_AGAIN_MS
  let isStopped = false
  let thread: Thread | undefined
  let timer: NodeJS.Timeout | undefined

  const begin = () => {
    const beganAt = performance.now()
    const own: string[] = []
    const begun = startThread(program, MOST_MEMORY, { ...data, ended: [...ended] })
    thread = begun
    begun.on('message', (sent: FromThread) => {
      if (sent.kind === 'name') own.push(sent.name)
      else log[sent.level](sent.details, sent.message)
    })
    begun.on('error', (error: unknown) =>
      log.warn({ err: error }, 'jobs: the worker died, started again'),
    )
    begun.on('exit', () => {
      thread = undefined
      for (const name of own) ended.add(name)
      if (isStopped) return
      const isSteady = performance.now() - beganAt > STEADY_MS
      pauseMs = isSteady ? START_AGAIN_MS : Math.min(pauseMs * 2, START_AGAIN_AT_MOST_MS)
      timer = setTimeout(begin, isSteady ? 0 : pauseMs / 2).unref()
    })
  }
  begin()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      const stopping = thread
      if (!stopping) return
      const exited = new Promise((resolve) => stopping.once('exit', resolve))
      const late = setTimeout(() => void stopping.terminate(), STOP_WITHIN_MS)
      stopping.postMessage('stop', [])
      await exited
      clearTimeout(late)
    },
  }
}
