/** A request that is no longer a draft must not stay in the cart as one. */
export async function forgetDraft(id: string): Promise<void> {
  // Lists and details have no other use for the cart and the local database that comes with it.
  const [{ forgetDocument }, { ownCart }] = await Promise.all([
    import('../../../features/cart/open-document'),
    import('../../../features/cart/own-cart'),
  ])
  await forgetDocument(ownCart(), id)
}
