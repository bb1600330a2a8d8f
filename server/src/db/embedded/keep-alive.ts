import { isAlive } from './processes'

const LOOK_EVERY_MS = 1000

interface Keeper {
  /** Stops looking, and waits for a restart under way. */
  end(): Promise<void>
}

/**
 * Looks after the server's process: what ends it from outside (the machine out of memory, a
 * person) must not leave the app without a database.
 * @param restart answers the new process's id
 */
export function keepAlive(
  first: number,
  log: (line: string) => void,
  restart: () => Promise<number>,
): Keeper {
  let pid = first
  let ended = false
  let work: Promise<void> | undefined
  const look = async () => {
    log(`database: process ${pid} is gone; starting it again`)
    try {
      pid = await restart()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }
  const timer = setInterval(() => {
    if (ended || work || isAlive(pid)) return
    work = look().finally(() => {
      work = undefined
    })
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    end: async () => {
      ended = true
      clearInterval(timer)
      await work
    },
  }
}
