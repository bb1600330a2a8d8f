interface Progress {
  saved: number
  total: number
}

const TOLD_EVERY_MS = 1_000

/** Prints progress at most once a second; in a terminal it overwrites the previous line. */
export function tellProgress(what: string): (progress: Progress) => void {
  const beganAt = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  return ({ saved, total }) => {
    const now = performance.now()
    if (now - toldAt < TOLD_EVERY_MS && saved < total) return
    toldAt = now
    const perSecond = Math.round(saved / ((now - beganAt) / 1_000))
    const percent = Math.floor((100 * saved) / Math.max(1, total))
    const line = `${what}: ${percent}%, ${saved} of ${total}, ${perSecond} a second`
    const isLast = saved >= total
    process.stderr.write(
      process.stderr.isTTY ? `\r\u001b[2K${line}${isLast ? '\n' : ''}` : `${line}\n`,
    )
  }
}
