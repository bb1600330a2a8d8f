import { Worker } from 'node:worker_threads'

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
 * ends; it does not keep the process from exiting.
 */
export function startThread(program: URL, maxMemoryMb: number, workerData?: unknown): Worker {
  const worker = new Worker(isSource(program) ? fromSource(program) : program, {
    eval: isSource(program),
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: maxMemoryMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY,
    },
  })
  worker.unref()
  return worker
}
