/** The address of the dashboard: what it reads of it; anything else stays in it untouched. */
export interface HomeSearch {
  /** A company that waits looks at what it sent, and corrects it. */
  page?: 'correct'
}

export function parseSearch({ page, ...others }: Record<string, unknown>): HomeSearch {
  return { ...others, ...(page === 'correct' && { page }) }
}
