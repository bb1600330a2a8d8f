import { expect } from 'vitest'

/**
 * Of requests sent at the same time one is done. The others lost the race (409), or arrived after the
 * winner was committed and are refused as any later request (422).
 */
export function expectOneWinner(answers: readonly { status: number }[]): void {
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(answers.length - 1)
  for (const { status } of others) expect([409, 422]).toContain(status)
}
