/** A request that is no longer a draft must not stay in the cart as one. */
export async function forgetDraft(id: string): Promise<void> {
  // Lists and details have no other use for the cart and the local database that comes with it.
  const [{ ownCart }, { readMarker, resetCart }] = await Promise.all([
    import('../../../features/cart/cart.owner'),
    import('../../../features/cart/cart.store'),
  ])
  const cart = ownCart()
  await cart.change(async () => {
    const marker = await readMarker(cart)
    if (marker.id === id) await resetCart()
  })
}
