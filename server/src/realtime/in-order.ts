/** What is done of pieces that were added; a piece puts out by its own `put`. */
export interface Task<Input> {
  /** Pieces that are done together at most, when several wait. */
  most: number
  do(pieces: readonly { input: Input; put: (out: () => void) => void }[]): Promise<void> | void
}

/** What a piece of work puts out is put out in the order of the pieces, however long each takes. */
interface InOrder<Input> {
  /** What fails or takes too long puts nothing out, holds nobody back, and is told of instead. */
  add(task: Task<Input>, input: Input, onFailure: (error: unknown) => void): void
  /** Settles when nothing is under way. */
  settled(): Promise<void>
}

interface Piece<Input> {
  task: Task<Input>
  input: Input
  outs: (() => void)[]
  isDone: boolean
  end: (failure?: { error: unknown }) => void
}

/** Who came first, with others that wait for the same. */
function nextOf<Input>(waiting: readonly Piece<Input>[]): Piece<Input>[] {
  const [first] = waiting
  return waiting.filter(({ task }) => task === first?.task).slice(0, first?.task.most)
}

async function doTogether<Input>(pieces: readonly Piece<Input>[]): Promise<void> {
  try {
    const [first] = pieces
    await first?.task.do(pieces.map(({ input, outs }) => ({ input, put: (out) => outs.push(out) })))
    for (const { end } of pieces) end()
  } catch (error) {
    for (const { end } of pieces) end({ error })
  }
}

/** Does a few at a time; a piece has so many ms, its waiting included. */
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
    // What waits is looked through only when a place is free, never for each that comes.
    while (running.size < atOnce && waiting.length > 0) {
      // What was given up waits for nothing.
      const next = nextOf(waiting.filter(({ isDone }) => !isDone))
      const taken = new Set(next)
      waiting = waiting.filter((piece) => !piece.isDone && !taken.has(piece))
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
      const timer = setTimeout(() => end({ error: new Error('took too long') }), patience)
      const piece: Piece<Input> = { task, input, outs: [], isDone: false, end }
      pieces.push(piece)
      waiting.push(piece)
      goOn()
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
