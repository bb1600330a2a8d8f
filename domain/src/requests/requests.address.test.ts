import { expect, it } from 'vitest'
import { addressLine } from './requests.address'

it.each([
  ['Jalan Braga 5', 'Bandung', '40111', 'Jalan Braga 5, Bandung, 40111'],
  ['Jalan Braga 5, Bandung 40111', 'Bandung', '40111', 'Jalan Braga 5, Bandung 40111'],
  ['Jalan Braga 5, Bandung', 'Bandung', '', 'Jalan Braga 5, Bandung'],
])('%s with %s and %s is one line', (address, city, postcode, line) => {
  expect(addressLine({ address, city, zip_code: postcode })).toBe(line)
})
