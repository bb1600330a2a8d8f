import type { Paper } from '@pasok/domain/kernel/paper'
import type { PdfPort } from '../../../ports/pdf'
import { startThread } from '../../../start-thread'
import type { Rendered } from './pdfmake-worker'

/** Milliseconds that one file may take: 1,000 lines take about two seconds. */
const LONGEST = 30_000
/** Memory limit in megabytes. A paper that needs more ends its worker thread, not the process. */
const MAX_MEMORY = 512

const PROGRAM = new URL('./pdfmake-worker.ts', import.meta.url)

interface Limits {
  longest: number
  maxMemory: number
}

/** A worker that renders one paper at a time until a paper makes it fail. */
interface RenderThread {
  make(paper: Paper): Promise<Uint8Array>
  hasEnded(): boolean
  end(): Promise<unknown>
}

function startRenderThread(limits: Limits): RenderThread {
  const worker = startThread(PROGRAM, limits.maxMemory)
  let isOver = false
  let answer: ((rendered: Rendered) => void) | undefined
  const breakOff = (reason: string) => {
    isOver = true
    answer?.({ reason })
  }
  worker.on('message', (rendered: Rendered) => answer?.(rendered))
  worker.on('error', ({ message }) => breakOff(message))
  worker.on('exit', () => breakOff('its worker ended'))
  return {
    async make(paper) {
      const timer = setTimeout(() => {
        breakOff('it took too long')
        void worker.terminate()
      }, limits.longest)
      try {
        const rendered = await new Promise<Rendered>((resolve) => {
          answer = resolve
          worker.postMessage(paper, [])
        })
        if ('reason' in rendered)
          throw new Error(`The PDF file could not be created: ${rendered.reason}`)
        return rendered.content
      } finally {
        clearTimeout(timer)
      }
    },
    hasEnded: () => isOver,
    end: () => worker.terminate(),
  }
}

/** Creates a PDF port with pdfmake, in a worker thread that the first paper starts. */
export function createPdfmake(given: Partial<Limits> = {}): PdfPort {
  const limits = { longest: LONGEST, maxMemory: MAX_MEMORY, ...given }
  let thread: RenderThread | undefined
  let last: Promise<unknown> = Promise.resolve()
  const threadNow = () => {
    if (!thread || thread.hasEnded()) thread = startRenderThread(limits)
    return thread
  }
  return {
    render(paper) {
      const rendered = last.then(() => threadNow().make(paper))
      last = rendered.catch(() => undefined)
      return rendered
    },
    async close() {
      await last
      await thread?.end()
    },
  }
}
