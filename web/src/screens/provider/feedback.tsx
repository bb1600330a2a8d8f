/** The feedback. */
export function FeedbackScreen() {
  return null
}
