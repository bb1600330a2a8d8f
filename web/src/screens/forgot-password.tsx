/** Spec 1 §2, `/forgot-password`. */
export function ForgotPasswordScreen() {
  return null
}
