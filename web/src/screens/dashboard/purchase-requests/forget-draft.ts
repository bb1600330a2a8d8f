/** Empties the cart if it contains a request that is no longer a draft. */
export async function forgetDraft(id: string): Promise<void> {
  // Loaded on demand: lists and detail pages do not need the cart and its local database otherwise.
  const [{ forgetDocument }, { ownCart }] = await Promise.all([
    import('../../../features/cart/open-document'),
    import('../../../features/cart/own-cart'),
  ])
  await forgetDocument(ownCart(), id)
}
