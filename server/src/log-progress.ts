interface Progress {
  saved: number
  total: number
}

const LOG_EVERY_MS = 1_000

/** Prints progress at most once a second; in a terminal it overwrites the previous line. */
export function logProgress(what: string): (progress: Progress) => void {
  const beganAt = performance.now()
  let loggedAt = Number.NEGATIVE_INFINITY
  return ({ saved, total }) => {
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS && saved < total) return
    loggedAt = now
    const perSecond = Math.round(saved / ((now - beganAt) / 1_000))
    const percent = Math.floor((100 * saved) / Math.max(1, total))
    const line = `${what}: ${percent}%, ${saved} of ${total}, ${perSecond} a second`
    const isLast = saved >= total
    process.stderr.write(
      process.stderr.isTTY ? `\r\u001b[2K${line}${isLast ? '\n' : ''}` : `${line}\n`,
    )
  }
}
