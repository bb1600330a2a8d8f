import type { Workbook, WorkbookPort } from '../../../ports/workbook'
import { startThread } from '../../../start-thread'
import type { Order, WorkerMessage } from './workbook-worker'

/** Memory limit in megabytes; a file is streamed and never in memory as a whole. */
const MAX_MEMORY = 384

const PROGRAM = new URL('./workbook-worker.ts', import.meta.url)

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

/** Creates a queue of unread file parts whose reader can wait for the next one. */
function startQueue() {
  const parts: Uint8Array[] = []
  let wake: () => void = () => undefined
  return {
    add(part: Uint8Array) {
      parts.push(part)
      wake()
    },
    take: () => parts.shift(),
    wake: () => wake(),
    more: () => new Promise<void>((resolve) => (wake = resolve)),
  }
}

/** Opens a workbook in its own thread. Ending the thread frees all of its memory. */
function openBook(maxMemory: number, onEnd: (book: Workbook) => void): Workbook {
  const thread = startThread(PROGRAM, maxMemory)
  const unread = startQueue()
  let outcome: 'open' | 'whole' | Error = 'open'
  let writer: Waiting | undefined
  let isLast = false
  const end = (how: 'whole' | Error) => {
    if (outcome !== 'open') return
    outcome = how
    if (how === 'whole') writer?.resolve()
    else writer?.reject(how)
    unread.wake()
    void thread.terminate()
    onEnd(book)
  }
  const fail = (reason: string) => end(new Error(`The spreadsheet could not be created: ${reason}`))
  thread.on('message', (message: WorkerMessage) => {
    if (message === 'done') return isLast ? end('whole') : writer?.resolve()
    if ('part' in message) unread.add(message.part)
    else fail(message.reason)
  })
  thread.on('error', ({ message }) => fail(message))
  thread.on('exit', () => fail('its thread ended'))

  const obeyed = (order: Order) =>
    new Promise<void>((resolve, reject) => {
      if (outcome instanceof Error) return reject(outcome)
      writer = { resolve, reject }
      thread.postMessage(order, [])
    })
  async function* read() {
    try {
      for (;;) {
        const part = unread.take()
        if (part) {
          yield part
          thread.postMessage('taken' satisfies Order, [])
        } else if (outcome === 'whole') return
        else if (outcome !== 'open') throw outcome
        else await unread.more()
      }
    } finally {
      end(new Error('The reader of the spreadsheet disconnected.'))
    }
  }
  const book: Workbook = {
    sheet: (head) => obeyed({ sheet: head }),
    rows: (rows) => obeyed({ rows }),
    end: () => {
      isLast = true
      return obeyed('end')
    },
    content: read(),
    abort: end,
  }
  return book
}

/** Creates a spreadsheet port with exceljs, which writes files as a stream. */
export function createExceljs({ mostMemory = MAX_MEMORY } = {}): WorkbookPort {
  const open = new Set<Workbook>()
  return {
    open() {
      const book = openBook(mostMemory, (ended) => open.delete(ended))
      open.add(book)
      return book
    },
    async close() {
      for (const book of open)
        book.abort(new Error('The spreadsheet could not be created: the server is stopping'))
    },
  }
}
