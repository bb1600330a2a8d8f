import { AppError, type Problem } from '@pasok/domain/kernel/errors'

/** Turns a `rule` error into a conflict with the same texts and paths: another request came first. */
export function lostRace(refusal: AppError): AppError {
  if (refusal.code !== 'rule') return refusal
  const lost = (problem: Problem): Problem => ({ ...problem, code: 'conflict' })
  const [first, ...others] = refusal.problems
  return new AppError([lost(first), ...others.map(lost)])
}

/**
 * Runs a check before a command waits for its locks, and returns a function that runs it again under the locks.
 * A rule broken before the wait is reported as `rule` (422). A rule that another request broke during the wait
 * is a conflict (409), because the user could not have seen it.
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
