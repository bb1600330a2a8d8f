import { ApiError, messageOf } from './api-error'

/** Everything that a failure says, each sentence once: its lines one by one, else its message. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError && error.issues.length > 0)
    return [...new Set(error.issues.map(({ message }) => message))]
  return [messageOf(error)]
}
