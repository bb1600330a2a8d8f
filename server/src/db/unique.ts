import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/**
 * True when a row would have stood beside another that this index allows once, also one that was
 * written at the same moment. The transaction is lost then: all that is left is to say so.
 */
export const breaksUnique = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === index
