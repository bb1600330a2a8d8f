import { Worker, type MessagePort } from 'node:worker_threads'

const isSource = (program: URL) => program.pathname.endsWith('.ts')
/** In tests the sources are not built, so the thread first has to register a TypeScript loader. */
const fromSource = (program: URL) => `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(program.href)})
})`

/** Megabytes for short-lived objects; more would not be faster and stays allocated. */
const YOUNG_MEMORY = 16

/**
 * Starts a thread for work that would block everything else. When it exceeds its memory limit, only the thread
 * ends; it does not keep the process from exiting. @param ports ports in the data, which move to the thread
 * @param youngMemoryMb megabytes for short-lived objects
 */
export function startThread(
  program: URL,
  maxMemoryMb: number,
  workerData?: unknown,
  ports: MessagePort[] = [],
  youngMemoryMb = YOUNG_MEMORY,
): Worker {
  const worker = new Worker(isSource(program) ? fromSource(program) : program, {
    eval: isSource(program),
    workerData,
    transferList: ports,
    resourceLimits: {
      maxOldGenerationSizeMb: maxMemoryMb,
      maxYoungGenerationSizeMb: youngMemoryMb,
    },
  })
  worker.unref()
  return worker
}

const START_AGAIN_MS = 1_000
const MAX_RESTART_MS = 10_000
/** A thread that ran for this long is restarted with the shortest pause. */
const STEADY_MS = 60_000
/** Milliseconds that a stop waits for the thread to finish its work. */
const STOP_WITHIN_MS = 10_000

export interface SupervisedThread {
  /** Sends the thread the message `stop`, and waits until it exits. */
  stop(): Promise<void>
}

/** Starts a thread and restarts it whenever it ends, with growing pauses while it ends soon. */
export function superviseThread(start: () => Worker): SupervisedThread {
  let pauseMs = START_AGAIN_MS
  let isStopped = false
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    const beganAt = performance.now()
    thread = start()
    thread.on('exit', () => {
      thread = undefined
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
