/** How far somebody has read: the moment of the answer, and the database's snapshot that it showed. */
export interface LiveCursor {
  /** Milliseconds since 1970, by the database's clock. */
  at: number
  /** As PostgreSQL writes it, `xmin:xmax:xip,…`. */
  snapshot: string
}

const CURSOR = /^(\d{1,15})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?))$/
/** One transaction is at most 19 characters, and there are no more than connections. */
export const LONGEST_CURSOR = 10_000

export const cursorText = ({ at, snapshot }: LiveCursor): string => `${at}.${snapshot}`

/** What a cursor says; nothing when it is none that the database would take. */
export function readCursor(text: string): LiveCursor | undefined {
  const [, at = '', snapshot = '', first = '', end = '', between = ''] = CURSOR.exec(text) ?? []
  if (snapshot === '') return undefined
  const [xmin, xmax] = [BigInt(first), BigInt(end)]
  const running = between === '' ? [] : between.split(',').map(BigInt)
  const isSound =
    xmin > 0n &&
    xmin <= xmax &&
    running.every((one, index) => one >= (running[index - 1] ?? xmin) && one < xmax)
  return isSound ? { at: Number(at), snapshot } : undefined
}
