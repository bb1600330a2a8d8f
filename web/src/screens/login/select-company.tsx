/** Spec 1 §2, `/login/select-company`. */
export function SelectCompanyScreen() {
  return null
}
