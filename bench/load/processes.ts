import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the processor in a second, as Linux counts them for programs. */
const TICKS = 100

interface Used {
  /** Seconds of processor since it began. */
  cpu: number
  /** MiB that are its own, and what it shares counted in part. */
  memory: number
}

const NOTHING: Used = { cpu: 0, memory: 0 }

/** After the name, which may hold spaces: state, parent, … */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

function memoryOf(pid: number | string): number {
  const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(pss?.[1] ?? 0) / 1_024
}

/** What a process and its ended children have used, as Linux tells; nothing of one that is gone, or elsewhere. */
export function usedBy(pid: number | string): Used {
  try {
    // Of its own and of children that have ended, for the program and for the system.
    const ticks = statOf(pid)
      .slice(11, 15)
      .reduce((sum, count) => sum + Number(count), 0)
    return { cpu: ticks / TICKS, memory: memoryOf(pid) }
  } catch {
    return NOTHING
  }
}

/** All that a process has started, and what those have: a server of PostgreSQL, whole. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const parent = Number(statOf(name)[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It has ended meanwhile.
    }
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
