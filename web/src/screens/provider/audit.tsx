/** The audit log. */
export function AuditScreen() {
  return null
}
