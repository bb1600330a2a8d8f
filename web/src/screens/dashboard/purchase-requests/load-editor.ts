/** The editor brings the product search: only those who are about to write a request load it. */
export const loadEditor = () => import('./request-editor')

/** Fetches the editor while the person still reaches for its button. */
export function loadEditorAhead(): void {
  loadEditor().catch(() => undefined)
}
