import type { PurchaseRequest } from './requests.model'

/**
 * Where a request is to be delivered, in one line; a line that carries city and postcode already
 * doesn't get them twice (Spec 1 §3, Purchase request).
 */
export function addressLine({
  address,
  city,
  zip_code: postcode,
}: Pick<PurchaseRequest['address'], 'address' | 'city' | 'zip_code'>): string {
  const missing = [city, postcode].filter((part) => part !== '' && !address.includes(part))
  return [address, ...missing].join(', ')
}
