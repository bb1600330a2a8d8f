/** How many do something at a time, and how the others wait. */
interface Limits {
  most: number
  /** Of these, of the same person. */
  mostOfOne: number
  /** How many wait at most. */
  waiting: number
  /** Of these, of the same person. */
  waitingOfOne: number
  /** How long each waits at most, in milliseconds. */
  patience: number
}

interface Waiting {
  whose: string
  begin: () => void
}

export interface Turns {
  /**
   * Does it when its turn has come, who came first first.
   * @throws what `refuse` makes, when too many wait already or the turn doesn't come.
   */
  inTurn<Result>(whose: string, work: () => Promise<Result>, refuse: () => Error): Promise<Result>
  /** How many are at it, and how many wait. */
  now(): { running: number; waiting: number }
}

/** Lets a few work at a time, and of those a few of one person. */
export function createTurns(limits: Limits): Turns {
  const running = new Map<string, number>()
  const queue: Waiting[] = []
  let total = 0
  const hasRoom = (whose: string) =>
    total < limits.most && (running.get(whose) ?? 0) < limits.mostOfOne
  const isFull = (whose: string) =>
    queue.length >= limits.waiting ||
    queue.filter((waiting) => waiting.whose === whose).length >= limits.waitingOfOne
  const enter = (whose: string) => {
    total += 1
    running.set(whose, (running.get(whose) ?? 0) + 1)
  }
  const leave = (whose: string) => {
    total -= 1
    const left = (running.get(whose) ?? 1) - 1
    if (left > 0) running.set(whose, left)
    else running.delete(whose)
    const place = queue.findIndex((waiting) => hasRoom(waiting.whose))
    const [next] = place < 0 ? [] : queue.splice(place, 1)
    next?.begin()
  }
  const wait = (whose: string, refuse: () => Error) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        whose,
        begin: () => {
          clearTimeout(timer)
          enter(whose)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(refuse())
      }, limits.patience)
      queue.push(waiting)
    })
  return {
    async inTurn(whose, work, refuse) {
      if (hasRoom(whose)) enter(whose)
      else if (isFull(whose)) throw refuse()
      else await wait(whose, refuse)
      try {
        return await work()
      } finally {
        leave(whose)
      }
    },
    now: () => ({ running: total, waiting: queue.length }),
  }
}
