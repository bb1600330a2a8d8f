import { Worker } from 'node:worker_threads'

const isSource = (program: URL) => program.pathname.endsWith('.ts')
/** Unbuilt, as in tests: a thread reads TypeScript only once it was told how to. */
const fromSource = (program: URL) => `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(program.href)})
})`

/** Megabytes for what is thrown away at once: more of it is no faster, and stays taken. */
const YOUNG_MEMORY = 16

/**
 * A thread for what would keep everything else waiting. One that needs more memory ends itself, and not
 * the process; it keeps no process from ending.
 */
export function startThread(program: URL, mostMemoryMb: number, workerData?: unknown): Worker {
  const worker = new Worker(isSource(program) ? fromSource(program) : program, {
    eval: isSource(program),
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: mostMemoryMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY,
    },
  })
  worker.unref()
  return worker
}
