import type { PurchaseRequest } from './requests.model'

/**
 * Returns a request's delivery address on one line; city and postcode are not repeated if the
 * street line has them (Spec 1 §3, Purchase request).
 */
export function addressLine({
  address,
  city,
  zip_code: postcode,
}: Pick<PurchaseRequest['address'], 'address' | 'city' | 'zip_code'>): string {
  const missing = [city, postcode].filter((part) => part !== '' && !address.includes(part))
  return [address, ...missing].join(', ')
}
