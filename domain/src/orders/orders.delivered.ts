import type { VendorOrder, VendorPackage } from './orders.model'

/** The packages of an order that are delivered, or the named one of them. */
export const deliveredPackages = (order: VendorOrder, code?: string): VendorPackage[] =>
  order.packages.filter(
    ({ lastStatus, code_package: own }) =>
      lastStatus !== 'Cancel' && (code === undefined || own === code),
  )
