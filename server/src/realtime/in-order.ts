/** Work on pieces; each piece emits its outputs through its own `put`. */
export interface Task<Input> {
  /** Maximum number of waiting pieces that are processed together. */
  max: number
  do(pieces: readonly { input: Input; enqueue: (out: () => void) => void }[]): Promise<void> | void
}

/** Processes pieces of work concurrently and emits their outputs in the order of the pieces. */
interface InOrder<Input> {
  /**
   * A piece that fails or times out emits nothing, does not block later pieces, and is reported to `onFailure`.
   */
  add(task: Task<Input>, input: Input, onFailure: (error: unknown) => void): void
  /** Resolves when no work is in progress. */
  idle(): Promise<void>
}

interface Piece<Input> {
  task: Task<Input>
  input: Input
  outs: (() => void)[]
  isDone: boolean
  end: (failure?: { error: unknown }) => void
}

/** Returns the first waiting piece with others of the same task. */
function nextOf<Input>(waiting: readonly Piece<Input>[]): Piece<Input>[] {
  const [first] = waiting
  return waiting.filter(({ task }) => task === first?.task).slice(0, first?.task.max)
}

async function doTogether<Input>(pieces: readonly Piece<Input>[]): Promise<void> {
  try {
    const [first] = pieces
    await first?.task.do(
      pieces.map(({ input, outs }) => ({ input, enqueue: (out) => outs.push(out) })),
    )
    for (const { end } of pieces) end()
  } catch (error) {
    for (const { end } of pieces) end({ error })
  }
}

/**
 * Creates an ordered queue with limited concurrency. @param patience milliseconds per piece, its waiting time
 * included
 */
export function inOrder<Input>(atOnce: number, patience: number): InOrder<Input> {
  const pieces: Piece<Input>[] = []
  let waiting: Piece<Input>[] = []
  const running = new Set<Promise<void>>()

  const flush = () => {
    for (let [first] = pieces; first?.isDone; [first] = pieces) {
      pieces.shift()
      for (const out of first.outs) out()
    }
  }
  const goOn = () => {
    // The queue is searched only when capacity is free, not for each new piece.
    while (running.size < atOnce && waiting.length > 0) {
      // Pieces that have already timed out are skipped.
      const next = nextOf(waiting.filter(({ isDone }) => !isDone))
      const started = new Set(next)
      waiting = waiting.filter((piece) => !piece.isDone && !started.has(piece))
      if (next.length === 0) return
      const doing = doTogether(next).finally(() => {
        running.delete(doing)
        goOn()
      })
      running.add(doing)
    }
  }
  return {
    add(task, input, onFailure) {
      const end: Piece<Input>['end'] = (failure) => {
        if (piece.isDone) return
        clearTimeout(timer)
        piece.isDone = true
        if (failure) {
          piece.outs = []
          onFailure(failure.error)
        }
        flush()
      }
      const timer = setTimeout(
        () => end({ error: new Error('The handler took too long.') }),
        patience,
      )
      const piece: Piece<Input> = { task, input, outs: [], isDone: false, end }
      pieces.push(piece)
      waiting.push(piece)
      goOn()
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
