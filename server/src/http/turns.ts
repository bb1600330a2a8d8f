/** Limits for concurrent work and its queue. */
interface Limits {
  max: number
  /** Limits per user and per company. */
  maxOfOne: number
  maxOfCompany: number
  /** Maximum number in the queue. */
  waiting: number
  /** Queue limits per user and per company. */
  waitingOfOne: number
  waitingOfCompany: number
  /** Maximum waiting time in milliseconds. */
  patience: number
}

/** The user and company for whom a turn is requested; without a company the user counts as one. */
export interface Caller {
  person: string
  company: string
}

interface Waiting {
  caller: Caller
  begin: () => void
}

interface Turns {
  /**
   * Runs the work when its turn comes, in order of arrival. @throws the error of `refuse` when the queue is
   * full or the wait is too long.
   */
  inTurn<Result>(caller: Caller, work: () => Promise<Result>, refuse: () => Error): Promise<Result>
  now(): { running: number; waiting: number }
}

const countOf = (all: readonly Caller[], key: keyof Caller, caller: Caller): number =>
  all.filter((one) => one[key] === caller[key]).length

/** Creates a queue that limits concurrent work, in total, per user and per company. */
export function createTurns(limits: Limits): Turns {
  const running: Caller[] = []
  const queue: Waiting[] = []
  const hasRoom = (caller: Caller) =>
    running.length < limits.max &&
    countOf(running, 'person', caller) < limits.maxOfOne &&
    countOf(running, 'company', caller) < limits.maxOfCompany
  const isFull = (caller: Caller) => {
    const waiting = queue.map((one) => one.caller)
    return (
      waiting.length >= limits.waiting ||
      countOf(waiting, 'person', caller) >= limits.waitingOfOne ||
      countOf(waiting, 'company', caller) >= limits.waitingOfCompany
    )
  }
  const leave = (caller: Caller) => {
    running.splice(running.indexOf(caller), 1)
    const place = queue.findIndex((waiting) => hasRoom(waiting.caller))
    const [next] = place < 0 ? [] : queue.splice(place, 1)
    next?.begin()
  }
  const wait = (caller: Caller, refuse: () => Error) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        caller,
        begin: () => {
          clearTimeout(timer)
          running.push(caller)
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
    async inTurn(caller, work, refuse) {
      if (hasRoom(caller)) running.push(caller)
      else if (isFull(caller)) throw refuse()
      else await wait(caller, refuse)
      try {
        return await work()
      } finally {
        leave(caller)
      }
    },
    now: () => ({ running: running.length, waiting: queue.length }),
  }
}
