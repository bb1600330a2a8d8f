import type { OwnVendor } from '@pasok/domain/vendors/vendors.desk.model'
import { useTermsRecord } from '../../../features/vendors/own-vendor.queries'
import { draftOfTerms, termsOf, type TermsDraft } from '../../../features/vendors/terms-draft'
import { useTermsForm } from '../../../features/vendors/use-terms-form'

interface VendorTermsDraft extends TermsDraft {
  /** Buyers pay to the vendor's own account. */
  direct_payment: boolean
}

const draftOf = (vendor: OwnVendor): VendorTermsDraft => ({
  ...draftOfTerms(vendor),
  direct_payment: vendor.direct_payment,
})

/** What is sent of a draft. */
const sentOf = (draft: VendorTermsDraft) => ({
  ...termsOf(draft),
  direct_payment: draft.direct_payment,
})

/** The vendor's default terms as they are typed. */
export function useVendorTerms(vendor: OwnVendor) {
  const { write, read } = useTermsRecord()
  return useTermsForm<VendorTermsDraft>({
    initial: () => draftOf(vendor),
    version: vendor.version,
    contentOf: sentOf,
    write: (draft, version) =>
      write({ ...sentOf(draft), ...(version !== undefined && { version }) }),
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
  })
}
