/** What a piece of work puts out is put out in the order of the pieces, however long each takes. */
export interface InOrder {
  add(work: (put: (out: () => void) => void) => Promise<void> | void): void
  /** Settles when nothing is under way. */
  settled(): Promise<void>
}

interface Piece {
  outs: (() => void)[]
  isDone: boolean
}

/** Does a few at a time. */
export function inOrder(atOnce: number, onFailure: (error: unknown) => void): InOrder {
  const pieces: Piece[] = []
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()

  const flush = () => {
    for (let [first] = pieces; first?.isDone; [first] = pieces) {
      pieces.shift()
      for (const out of first.outs) out()
    }
  }
  const goOn = () => {
    while (running.size < atOnce) {
      const next = waiting.shift()
      if (!next) return
      const doing = next().finally(() => {
        running.delete(doing)
        goOn()
      })
      running.add(doing)
    }
  }
  return {
    add(work) {
      const piece: Piece = { outs: [], isDone: false }
      pieces.push(piece)
      waiting.push(async () => {
        try {
          await work((out) => piece.outs.push(out))
        } catch (error) {
          onFailure(error)
        }
        piece.isDone = true
        flush()
      })
      goOn()
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
