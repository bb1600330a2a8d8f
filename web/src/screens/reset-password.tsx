/** Where the link of the reset mail leads. */
export function ResetPasswordScreen() {
  return null
}
