/** Spec 1 §2, `/superadmin`. */
export function SuperAdminScreen() {
  return null
}
