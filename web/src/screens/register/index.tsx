/** Spec 1 §2, `/register`. */
export function RegisterScreen() {
  return null
}
