/** Where the link of the verification mail leads. */
export function VerifyEmailScreen() {
  return null
}
