import { AppError, type Problem } from '@pasok/domain/kernel/errors'

/** The same refusal with the same texts and places, as a conflict: another request came first. */
export function lostRace(refusal: AppError): AppError {
  if (refusal.code !== 'rule') return refusal
  const lost = (problem: Problem): Problem => ({ ...problem, code: 'conflict' })
  const [first, ...others] = refusal.problems
  return new AppError([lost(first), ...others.map(lost)])
}

/**
 * Runs a check before a command waits for its locks, and returns the check for afterwards. A rule
 * that was broken before the wait is reported as that rule (422). A rule that another request broke
 * during the wait is a lost race (409): the user had no chance to see it.
 */
export async function checkBeforeWaiting<Result>(
  check: () => Promise<Result>,
): Promise<() => Promise<Result>> {
  const wasRefused = await check().then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true
      throw error
    },
  )
  return async () => {
    try {
      return await check()
    } catch (error) {
      throw error instanceof AppError && !wasRefused ? lostRace(error) : error
    }
  }
}
