/** With the cart comes its database, which lists and details have no use for until then. */
export async function forgetDraft(id: string): Promise<void> {
  const { forgetDraft: forget } = await import('./forget-draft')
  await forget(id)
}
