/** Spec 1 §2, `/register/step`. */
export function RegisterStepScreen() {
  return null
}
