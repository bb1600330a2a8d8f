import type { FoundVendor, PreferredVendor } from '@pasok/domain/vendors/vendors.relations.model'
import { relationTexts } from '@pasok/domain/vendors/vendors.relations.texts'
import { IconBuildingStore } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { useAct } from '../../../documents/use-act'
import { WholeList } from '../../../documents/whole-list'
import {
  useFindVendor,
  usePreferredVendors,
  useRemoveRelation,
} from '../../../features/catalog/relations.queries'
import { messageOf } from '../../../lib/api-error'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { DetailDialog } from './detail-dialog'
import { FindVendor } from './find-vendor'
import { RequestDialog } from './request-dialog'
import type { VendorListSearch } from './search-params'
import { useVendorColumns } from './vendor-columns'

/** Asks first, then removes what was looked at. */
function useRemoval() {
  const t = useTexts(relationTexts)
  const { mutateAsync } = useRemoveRelation()
  const { act, refusal, dismiss } = useAct()
  const remove = (row: PreferredVendor) => {
    const vendor = row.legal_name
    return act({
      question: {
        title: t('sureRemove', { vendor }),
        text: t(row.stage === 'Active' ? 'sureRemoveActive' : 'sureRemoveOther'),
        confirmLabel: t('yesRemove'),
        danger: true,
      },
      failed: t('failedRemove', { vendor }),
      run: () => mutateAsync(row),
    })
  }
  return { remove, refusal, dismiss }
}

/** Spec 2 §2, `/dashboard/vendor-list`: My Vendors. */
export default function VendorListScreen() {
  const t = useTexts(relationTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/dashboard/vendor-list' })
  const vendors = usePreferredVendors()
  const mayManage = useCan('vendors.manage')
  const { mutateAsync: find } = useFindVendor()
  const { remove, refusal, dismiss } = useRemoval()
  const [asking, setAsking] = useState<FoundVendor | null>(null)
  const go = (next: Partial<Record<keyof VendorListSearch, unknown>>) =>
    void navigate({
      to: '/dashboard/vendor-list',
      search: (before) => ({ ...before, ...next }) as VendorListSearch,
    })
  const askAgain = async ({ company_code: code }: PreferredVendor) => {
    try {
      setAsking(await find(code))
    } catch (error) {
      toastError(messageOf(error))
    }
  }
  const columns = useVendorColumns({
    onDetail: (row) => go({ vendor: row.vendor_id }),
    onAsk: (row) => void askAgain(row),
    onRemove: (row) => void remove(row),
  })
  return (
    <>
      <PageHead title={t('heading')} count={vendors.data?.length} text={t('headingText')} />
      {mayManage && <FindVendor onFound={setAsking} />}
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <WholeList<PreferredVendor>
        query={vendors}
        label={t('heading')}
        columns={columns}
        rowKey={(row) => row.vendor_id}
        rowName={(row) => row.legal_name}
        searchLabel={t('search')}
        textsOf={(row) => [row.legal_name, row.company_code, row.address]}
        address={address}
        go={go}
        pageSizes={TABLE_SIZES}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={22} />}
            text={t('none')}
            helper={t(mayManage ? 'noneHelp' : 'noneToRead')}
          />
        }
      />
      {asking && (
        <RequestDialog key={asking.vendor_id} vendor={asking} onClose={() => setAsking(null)} />
      )}
      {address.vendor !== undefined && (
        <DetailDialog
          vendorId={address.vendor}
          name={vendors.data?.find((row) => row.vendor_id === address.vendor)?.legal_name}
          onClose={() => go({ vendor: undefined })}
        />
      )}
    </>
  )
}
