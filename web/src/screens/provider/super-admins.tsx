/** The super admins. */
export function SuperAdminsScreen() {
  return null
}
