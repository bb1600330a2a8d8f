import { ApiError, messageOf } from './api-error'

/** Returns the messages of an error without duplicates: its issues, otherwise its message. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError && error.issues.length > 0)
    return [...new Set(error.issues.map(({ message }) => message))]
  return [messageOf(error)]
}
