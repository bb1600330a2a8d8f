import { Alert, Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import { providerVendorFileTexts } from '@pasok/domain/vendors/vendors.provider.texts'
import { IconBan, IconBuildingStore, IconInfoCircle, IconPlayerPlay } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { FailureNotice } from '../../../../documents/failure-notice'
import { LoadError } from '../../../../documents/load-error'
import { useVendorFile } from '../../../../features/vendors/provider-vendors.queries'
import { ApiError } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/cut-off'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { useVendorDecisions } from './use-vendor-acts'
import { VendorChip } from '../../vendor-chip'
import { VendorFacts, VendorSelling } from './vendor-facts'
import { VendorHistory } from './vendor-history'
import { VendorPeople } from './vendor-people'
import { look } from '../../../../ui/look'

function Vendor({ file }: { file: VendorFile }) {
  const t = useTexts(providerVendorFileTexts)
  const { refusal, dismiss, busy, toggle, welcome, changeStatus, handOver } =
    useVendorDecisions(file)
  const { standing } = file
  return (
    <>
      <PageHead
        sticky
        title={file.legal_name}
        aside={<VendorChip standing={standing} />}
        actions={
          <Button
            variant="default"
            loading={busy}
            leftSection={
              file.active ? (
                <IconBan size={16} aria-hidden />
              ) : (
                <IconPlayerPlay size={16} aria-hidden />
              )
            }
            onClick={toggle}
          >
            {t(file.active ? 'deactivate' : 'activate')}
          </Button>
        }
      />
      <div className={look('stack', 'gap-md', 'min-w-0', 'mb-md', 'empty-hidden')}>
        {refusal && (
          <FailureNotice
            title={refusal.title}
            messages={[refusal.message]}
            next={refusal.next}
            onClose={dismiss}
          />
        )}
        {standing !== 'active' && (
          <Alert
            color={standing === 'inactive' ? 'gray' : 'yellow'}
            icon={<IconInfoCircle size={18} aria-hidden />}
            title={t(standing === 'inactive' ? 'noticeInactive' : 'noticeWithoutUser')}
          />
        )}
      </div>
      <div className={look('grid', 'two-columns', 'align-start', 'gap-md', 'narrow-one-column')}>
        <VendorFacts file={file} />
        <div className={look('stack', 'gap-md', 'min-w-0')}>
          <VendorSelling file={file} />
          <VendorPeople
            file={file}
            onWelcome={welcome}
            onStatus={changeStatus}
            onHandOver={handOver}
          />
        </div>
      </div>
      <VendorHistory id={file._id} />
    </>
  )
}

function Missing() {
  const t = useTexts(providerVendorFileTexts)
  const tp = useTexts(providerTexts)
  return (
    <>
      <PageHead title={tp('vendors')} />
      <EmptyState
        icon={<IconBuildingStore size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/provider/vendors" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/provider/vendors/$id`: one vendor, its people, how much it sells, what became of it. */
export default function VendorScreen() {
  const tp = useTexts(providerTexts)
  const { id } = useParams({ from: '/provider/vendors/$id' })
  const query = useVendorFile(id)
  const { data, error, isFetching, refetch } = query
  if (data) return <Vendor key={data._id} file={data} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <>
      <PageHead sticky title={tp('vendors')} />
      {isCutOff(query) && <CutOffNote />}
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !isCutOff(query) && (
        <div className={look('grid', 'two-columns', 'align-start', 'gap-md', 'narrow-one-column')}>
          <div className={look('card')}>
            <SkeletonRows rows={8} />
          </div>
          <div className={look('card')}>
            <SkeletonRows rows={8} />
          </div>
        </div>
      )}
    </>
  )
}
