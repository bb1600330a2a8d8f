import { Skeleton, Stack } from '@mantine/core'
import { accountTexts } from '@pasok/domain/identity/identity.account.texts'
import { vendorTeamTexts } from '@pasok/domain/vendors/team/team.texts'
import { LoadError } from '../../../documents/load-error'
import { AccountCard } from '../../../features/identity/account-card'
import { useOwnVendor } from '../../../features/vendors/own-vendor.queries'
import { useVendorTeam } from '../../../features/vendors/team.queries'
import { NONE } from '../../../lib/format'
import { useAccount } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'

/** Placeholder while loading, otherwise a dash. */
const placeholderOf = ({ isPending }: { isPending: boolean }) =>
  isPending ? <Skeleton height={16} width={160} my={2} aria-busy /> : NONE

/** `/vendor/account`: the current vendor user's account and password reset. */
export default function VendorAccountScreen() {
  const t = useTexts(accountTexts)
  const tt = useTexts(vendorTeamTexts)
  const { fullname, email } = useAccount()
  const vendor = useOwnVendor()
  const team = useVendorTeam()
  // The owner may have changed the user's name since signing in.
  const self = team.data?.find(({ isSelf }) => isSelf)
  const failed = [vendor, team].find(({ isError, data }) => isError && !data)
  const role = self && tt(self.isOwner ? 'owner' : 'member')
  return (
    <>
      <PageHead title={t('heading')} />
      <Stack gap="md">
        <AccountCard
          fullname={self?.fullname ?? fullname}
          email={email}
          more={[
            { label: t('role'), value: role ?? placeholderOf(team) },
            { label: t('company'), value: vendor.data?.legal_name ?? placeholderOf(vendor) },
          ]}
        />
        {failed && (
          <LoadError
            error={failed.error}
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
      </Stack>
    </>
  )
}
