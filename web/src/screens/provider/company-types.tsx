/** The company types. */
export function CompanyTypesScreen() {
  return null
}
