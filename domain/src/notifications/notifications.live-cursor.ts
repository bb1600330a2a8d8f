/** A position in the stream of changes: the time of the response and the database snapshot it was read from. */
export interface LiveCursor {
  /** Milliseconds since 1970, by the database's clock. */
  at: number
  /** In PostgreSQL's text format, `xmin:xmax:xip,…`. */
  snapshot: string
}

const CURSOR = /^(\d{1,15})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?))$/
/**
 * Maximum length in characters: a transaction id has at most 19, and their number is limited by the
 * number of connections.
 */
export const LONGEST_CURSOR = 10_000

/** Formats a cursor as text. */
export const cursorText = ({ at, snapshot }: LiveCursor): string => `${at}.${snapshot}`

/** Parses a cursor; undefined when the database would reject it. */
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
