/** Returns whether the driver gave up a statement after its `query_timeout`; this error has no code. */
export const isSilent = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
