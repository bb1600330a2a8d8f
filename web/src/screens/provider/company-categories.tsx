/** The company categories. */
export function CompanyCategoriesScreen() {
  return null
}
