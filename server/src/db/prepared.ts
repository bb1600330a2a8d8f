import { sql } from 'kysely'
import pg from 'pg'

/** Texts that get a name; further ones are planned each time, so that texts without end do not fill a connection. */
const MAX_NAMED = 2_000
/** Texts of which only one use is remembered, until they are forgotten together. */
const MAX_ONCE = 4_000

/** Lists in SQL of our own and rows of values: each length is another text, so that they would use up the names. */
const OF_ANY_LENGTH = /\bin \(\$\d+, |\), \(\$\d/

const PLANNED = '/* planned for its values */ '
/**
 * Begins a statement that PostgreSQL shall plan for its values each time, because a plan for all values is
 * slower by more than planning takes: of a range of time, for instance, which may be a day or a year.
 */
export const PLANNED_FOR_VALUES = sql.raw(PLANNED)

const names = new Map<string, string>()
const seenOnce = new Set<string>()

/** Returns a text's name, from its second use on in this process; undefined for rare texts and for lists. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMED) return known
  if (OF_ANY_LENGTH.test(text) || text.trimStart().startsWith(PLANNED)) return undefined
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= MAX_ONCE) seenOnce.clear()
    seenOnce.add(text)
    return undefined
  }
  const name = `pasok-${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * Returns the driver's arguments for a statement. One with values gets a name, so that each connection parses it
 * once; PostgreSQL plans it for its values until a plan for all values is estimated to be as good. `generation`
 * is part of the name: a statement whose result has changed needs another one.
 */
export function withName([text, values, ...others]: unknown[], generation: number): unknown[] {
  const name =
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? nameOf(text)
      : undefined
  return name === undefined
    ? [text, values, ...others]
    : [{ name: `${name}-${generation}`, text, values }, ...others]
}

/**
 * Returns whether a prepared statement no longer fits its tables, because another release has changed them: its
 * result has other columns. Prepared again it works.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery'
