import type { MessagePort } from 'node:worker_threads'
import { superviseThread, startThread } from '../start-thread'
import type { JobLog, Worker } from './worker'

/** Memory limit in megabytes. A job that needs more ends the thread and is retried. */
const MAX_MEMORY = 1_024

export type FromThread =
  | { kind: 'name'; name: string }
  | { kind: 'log'; level: keyof JobLog; details: object; message: string }

/**
 * Runs jobs in a thread beside the HTTP server, so that neither blocks the other. A thread that ends, because
 * of an error in the job library or a lack of memory, is restarted and releases the previous thread's jobs, so
 * that none is lost. Interrupted jobs are repeated by another process.
 * @param openSearch returns a port to this process's search index, for each thread that starts
 */
export function startJobThread(
  program: URL,
  data: object,
  log: JobLog,
  openSearch?: () => MessagePort | undefined,
): Worker {
  const ended = new Set<string>()
  return superviseThread(() => {
    const own: string[] = []
    const search = openSearch?.()
    const all = { ...data, ended: [...ended], search }
    const thread = startThread(program, MAX_MEMORY, all, search ? [search] : [])
    thread.on('message', (sent: FromThread) => {
      if (sent.kind === 'name') own.push(sent.name)
      else log[sent.level](sent.details, sent.message)
    })
    thread.on('error', (error: unknown) =>
      log.warn({ err: error }, 'jobs: the worker died and is restarted'),
    )
    thread.on('exit', () => {
      for (const name of own) ended.add(name)
    })
    return thread
  })
}
