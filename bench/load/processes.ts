import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`. */
const TICKS = 100

interface Used {
  /** CPU seconds since the process started. */
  cpu: number
  /** Private memory plus a proportional part of shared memory, in MiB. */
  memory: number
}

const NOTHING: Used = { cpu: 0, memory: 0 }

/** Returns the fields after the process name, which may contain spaces: state, parent, … */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

function memoryOf(pid: number | string): number {
  const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(pss?.[1] ?? 0) / 1_024
}

/**
 * Returns the resources used by a process and its ended children, from `/proc`; zero for a process
 * that has ended, and on other systems.
 */
export function usedBy(pid: number | string): Used {
  try {
    // User and system time of the process and of its ended children.
    const ticks = statOf(pid)
      .slice(11, 15)
      .reduce((sum, count) => sum + Number(count), 0)
    return { cpu: ticks / TICKS, memory: memoryOf(pid) }
  } catch {
    return NOTHING
  }
}

/** Returns a process with all its descendants, such as a whole PostgreSQL server. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const parent = Number(statOf(name)[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {}
  }
  const found = [pid]
  for (const one of found) found.push(...(children.get(one) ?? []))
  return found
}

export function usedByFamily(pid: number): Used {
  return familyOf(pid)
    .map(usedBy)
    .reduce((sum, one) => ({ cpu: sum.cpu + one.cpu, memory: sum.memory + one.memory }), NOTHING)
}

/** Returns the machine's CPU seconds so far: all of them, and those that other virtual machines took. */
function machineUsed(): { all: number; stolen: number } {
  const first = readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  const ticks = first.split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 0) / TICKS, stolen: (ticks[7] ?? 0) / TICKS }
}

/** Starts measuring; the returned function gives the share of the machine that was taken by others since then. */
export function watchStolen(): () => number {
  const before = machineUsed()
  return () => {
    const now = machineUsed()
    return (now.stolen - before.stolen) / (now.all - before.all)
  }
}
