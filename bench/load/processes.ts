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

/** Returns the CPU seconds of a process and its ended children; throws for one that has ended. */
const cpuOf = (pid: number | string): number =>
  statOf(pid)
    .slice(11, 15)
    .reduce((sum, count) => sum + Number(count), 0) / TICKS

/**
 * Returns the resources used by a process and its ended children, from `/proc`; zero for a process
 * that has ended, and on other systems.
 */
export function usedBy(pid: number | string): Used {
  try {
    return { cpu: cpuOf(pid), memory: memoryOf(pid) }
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

/** Returns only the CPU seconds of processes with all their descendants, which is quick to read. */
export const cpuOfFamilies = (pids: readonly number[]): number =>
  [...new Set(pids.flatMap(familyOf))].reduce((sum, pid) => {
    try {
      return sum + cpuOf(pid)
    } catch {
      return sum
    }
  }, 0)

/** CPU seconds of the whole machine since it started. */
interface MachineTime {
  all: number
  busy: number
  /** Taken by other machines on the same hardware. */
  stolen: number
}

/** Returns the machine's CPU time from `/proc/stat`; zero on other systems. */
export function machineTime(): MachineTime {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    // user, nice, system, idle, iowait, irq, softirq, steal
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
    const all = ticks.reduce((sum, count) => sum + count, 0)
    const [idle = 0, waiting = 0] = ticks.slice(3)
    const stolen = ticks[7] ?? 0
    const busy = all - idle - waiting - stolen
    return { all: all / TICKS, busy: busy / TICKS, stolen: stolen / TICKS }
  } catch {
    return { all: 0, busy: 0, stolen: 0 }
  }
}

/** CPU seconds of the machine, and those of the benchmark's own processes. */
interface Taken {
  readonly machine: MachineTime
  readonly own: number
}

/** Returns the CPU seconds so far, those of these processes with their descendants as the benchmark's own. */
export const takenBy = (pids: readonly number[]): Taken => ({
  machine: machineTime(),
  own: cpuOfFamilies(pids),
})

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Says how much of the machine other programs and other machines took between two moments. */
export function othersSince(begin: Taken, end: Taken): string {
  const all = end.machine.all - begin.machine.all || 1
  const others = end.machine.busy - begin.machine.busy - (end.own - begin.own)
  const stolen = end.machine.stolen - begin.machine.stolen
  return `Meanwhile other programs took ${percent(others / all)} of the machine, other machines ${percent(stolen / all)}.`
}
