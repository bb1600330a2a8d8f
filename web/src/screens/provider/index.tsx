/** The companies of the platform. */
export function CompaniesScreen() {
  return null
}
