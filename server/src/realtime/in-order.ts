/** What a piece of work puts out is put out in the order of the pieces, however long each takes. */
export interface InOrder {
  /** What fails or takes too long puts nothing out, holds nobody back, and is told of instead. */
  add(
    work: (put: (out: () => void) => void) => Promise<void> | void,
    onFailure: (error: unknown) => void,
  ): void
  /** Settles when nothing is under way. */
  settled(): Promise<void>
}

interface Piece {
  outs: (() => void)[]
  isDone: boolean
}

/** Does a few at a time; a piece has so many ms, its waiting included. */
export function inOrder(atOnce: number, patience: number): InOrder {
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
    add(work, onFailure) {
      const piece: Piece = { outs: [], isDone: false }
      const end = (failure?: { error: unknown }) => {
        if (piece.isDone) return
        clearTimeout(timer)
        piece.isDone = true
        if (failure) {
          piece.outs = []
          onFailure(failure.error)
        }
        flush()
      }
      const timer = setTimeout(() => end({ error: new Error('took too long') }), patience)
      pieces.push(piece)
      waiting.push(async () => {
        // It was given up while it waited.
        if (piece.isDone) return
        try {
          await work((out) => piece.outs.push(out))
          end()
        } catch (error) {
          end({ error })
        }
      })
      goOn()
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
