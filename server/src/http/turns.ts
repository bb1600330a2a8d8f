/** Limits for concurrent work and its queue. */
interface Limits {
  most: number
  /** Limits per user and per company. */
  mostOfOne: number
  mostOfCompany: number
  /** Maximum number in the queue. */
  waiting: number
  /** Queue limits per user and per company. */
  waitingOfOne: number
  waitingOfCompany: number
  /** Maximum waiting time in milliseconds. */
  patience: number
}

/** The user and company for whom a turn is requested; without a company the user counts as one. */
export interface Whose {
  person: string
  company: string
}

interface Waiting {
  whose: Whose
  begin: () => void
}

interface Turns {
  /**
   * Runs the work when its turn comes, in order of arrival. @throws the error of `refuse` when the queue is
   * full or the wait is too long.
   */
  inTurn<Result>(whose: Whose, work: () => Promise<Result>, refuse: () => Error): Promise<Result>
  now(): { running: number; waiting: number }
}

const countOf = (all: readonly Whose[], key: keyof Whose, whose: Whose): number =>
  all.filter((one) => one[key] === whose[key]).length

/** Creates a queue that limits concurrent work, in total, per user and per company. */
export function createTurns(limits: Limits): Turns {
  const running: Whose[] = []
  const queue: Waiting[] = []
  const hasRoom = (whose: Whose) =>
    running.length < limits.most &&
    countOf(running, 'person', whose) < limits.mostOfOne &&
    countOf(running, 'company', whose) < limits.mostOfCompany
  const isFull = (whose: Whose) => {
    const waiting = queue.map((one) => one.whose)
    return (
      waiting.length >= limits.waiting ||
      countOf(waiting, 'person', whose) >= limits.waitingOfOne ||
      countOf(waiting, 'company', whose) >= limits.waitingOfCompany
    )
  }
  const leave = (whose: Whose) => {
    running.splice(running.indexOf(whose), 1)
    const place = queue.findIndex((waiting) => hasRoom(waiting.whose))
    const [next] = place < 0 ? [] : queue.splice(place, 1)
    next?.begin()
  }
  const wait = (whose: Whose, refuse: () => Error) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        whose,
        begin: () => {
          clearTimeout(timer)
          running.push(whose)
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
      if (hasRoom(whose)) running.push(whose)
      else if (isFull(whose)) throw refuse()
      else await wait(whose, refuse)
      try {
        return await work()
      } finally {
        leave(whose)
      }
    },
    now: () => ({ running: running.length, waiting: queue.length }),
  }
}
