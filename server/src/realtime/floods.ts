/** What one person may say: so much at once, and then so much a second. */
const AT_ONCE = 120
const A_SECOND = 20
/** So far beyond it, nobody listens any more for a while. */
const FAR_BEYOND = 400
const BARRED_MS = 10_000

interface Flow {
  left: number
  at: number
  barredUntil: number
}

type Heard = 'fine' | 'too much' | 'far too much'

export interface Floods {
  /** Counts one thing said. */
  take(person: string): Heard
  isBarred(person: string): boolean
}

/** Counts what each person says to this process, on all of their sockets together. */
export function createFloods(now: () => number = Date.now): Floods {
  const flows = new Map<string, Flow>()
  let sweptAt = now()
  const isCalm = ({ at, barredUntil }: Flow) =>
    now() - at > ((AT_ONCE + FAR_BEYOND) / A_SECOND) * 1_000 && barredUntil < now()
  const sweep = () => {
    if (now() - sweptAt < 60_000) return
    sweptAt = now()
    for (const [person, flow] of flows) if (isCalm(flow)) flows.delete(person)
  }
  return {
    take(person) {
      sweep()
      const before = flows.get(person) ?? { left: AT_ONCE, at: now(), barredUntil: 0 }
      const refilled = before.left + ((now() - before.at) / 1_000) * A_SECOND
      const flow = { ...before, left: Math.min(AT_ONCE, refilled) - 1, at: now() }
      if (flow.left < -FAR_BEYOND) flow.barredUntil = now() + BARRED_MS
      flows.set(person, flow)
      if (flow.left < -FAR_BEYOND) return 'far too much'
      return flow.left < 0 ? 'too much' : 'fine'
    },
    isBarred: (person) => (flows.get(person)?.barredUntil ?? 0) > now(),
  }
}
