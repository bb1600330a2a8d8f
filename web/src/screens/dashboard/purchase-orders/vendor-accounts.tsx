interface VendorAccountsProps {
  vendorId: string
}

/** The vendor's bank accounts that a down payment is sent to; they join with the accounts' call. */
export function VendorAccounts(_props: VendorAccountsProps) {
  return null
}
