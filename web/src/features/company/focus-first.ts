/** Focuses the topmost of the elements with these ids. */
export function focusFirst(ids: readonly string[]): void {
  const [first, ...others] = ids.flatMap((id) => document.getElementById(id) ?? [])
  if (!first) return
  const top = others.reduce(
    (above, one) =>
      above.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? one : above,
    first,
  )
  top.focus()
  top.scrollIntoView({ block: 'center' })
}
