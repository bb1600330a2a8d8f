import { expect, it } from 'vitest'
import { priceOffer } from './cart.offers'
import { offer } from './cart.offers.fixture'

it('prices an offer with its own, the special and the default discount', () => {
  expect(priceOffer(offer, '2.5').discountPrice.toFixed()).toBe('66000')
  expect(priceOffer(offer, '2.5').subTotal.toFixed()).toBe('183150')
  const bare = { ...offer, discountFraction: 0, specialDiscountPercent: 0 }
  expect(priceOffer(bare, 1).discountPrice.toFixed()).toBe('97000')
})
