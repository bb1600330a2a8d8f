/** How many do something at a time, and how the others wait. */
interface Limits {
  most: number
  /** Of these, of the same person, and of the same company. */
  mostOfOne: number
  mostOfCompany: number
  /** How many wait at most. */
  waiting: number
  /** Of these, of the same person, and of the same company. */
  waitingOfOne: number
  waitingOfCompany: number
  /** How long each waits at most, in milliseconds. */
  patience: number
}

/** Who asks for a turn, and for which company: who has none is one alone. */
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
   * Does it when its turn has come, who came first first.
   * @throws what `refuse` makes, when too many wait already or the turn doesn't come.
   */
  inTurn<Result>(whose: Whose, work: () => Promise<Result>, refuse: () => Error): Promise<Result>
  /** How many are at it, and how many wait. */
  now(): { running: number; waiting: number }
}

const countOf = (all: readonly Whose[], key: keyof Whose, whose: Whose): number =>
  all.filter((one) => one[key] === whose[key]).length

/** Lets a few work at a time, and of those a few of one person and of one company. */
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
