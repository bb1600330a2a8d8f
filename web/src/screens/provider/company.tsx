/** One company with its documents. */
export function CompanyScreen() {
  return null
}
