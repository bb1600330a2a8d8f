import type { VendorOrder, VendorPackage } from './orders.model'

/** Returns the order's packages that are not cancelled, or only the one with this code. */
export const deliveredPackages = (order: VendorOrder, code?: string): VendorPackage[] =>
  order.packages.filter(
    ({ lastStatus, code_package: own }) =>
      lastStatus !== 'Cancel' && (code === undefined || own === code),
  )
