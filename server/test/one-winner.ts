import { expect } from 'vitest'

/**
 * Expects exactly one of several concurrent requests to succeed. The others lost the race (409), or
 * arrived after it was committed and are refused like any later request (422).
 */
export function expectOneWinner(answers: readonly { status: number }[]): void {
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(answers.length - 1)
  for (const { status } of others) expect([409, 422]).toContain(status)
}
