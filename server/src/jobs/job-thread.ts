import type { Worker as Thread } from 'node:worker_threads'
import { startThread } from '../start-thread'
import type { JobLog, Worker } from './worker'

/** Memory limit in megabytes. A job that needs more ends the thread and is retried. */
const MAX_MEMORY = 1_024
const START_AGAIN_MS = 1_000
const MAX_RESTART_MS = 10_000
/** A thread that ran for this long is restarted with the shortest pause. */
const STEADY_MS = 60_000
/** Milliseconds that a stop waits; interrupted jobs are repeated by another process. */
const STOP_WITHIN_MS = 10_000

export type FromThread =
  | { kind: 'name'; name: string }
  | { kind: 'log'; level: keyof JobLog; details: object; message: string }

/**
 * Runs jobs in a thread beside the HTTP server, so that neither blocks the other. A thread that ends, because
 * of an error in the job library or a lack of memory, is restarted and releases the previous thread's jobs, so
 * that none is lost.
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
    const started = startThread(program, MAX_MEMORY, { ...data, ended: [...ended] })
    thread = started
    started.on('message', (sent: FromThread) => {
      if (sent.kind === 'name') own.push(sent.name)
      else log[sent.level](sent.details, sent.message)
    })
    started.on('error', (error: unknown) =>
      log.warn({ err: error }, 'jobs: the worker died and is restarted'),
    )
    started.on('exit', () => {
      thread = undefined
      for (const name of own) ended.add(name)
      if (isStopped) return
      const isSteady = performance.now() - beganAt > STEADY_MS
      pauseMs = isSteady ? START_AGAIN_MS : Math.min(pauseMs * 2, MAX_RESTART_MS)
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
