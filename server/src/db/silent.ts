/** The driver gave a statement up after its patience (`query_timeout`); what it throws then has no code. */
export const isSilent = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
