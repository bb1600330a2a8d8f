import { Button } from '@mantine/core'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { vendorTeamTexts } from '@pasok/domain/vendors/vendors.team.texts'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useVendorTeam } from '../../../features/vendors/team.queries'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { PAGE_SIZES } from '../search-params'
import { useMemberColumns } from './member-columns'
import { MemberDialog } from './member-dialog'
import { useMemberActions, useMemberActs } from './use-member-acts'

/** `/vendor/team`: read by all of the vendor's people, managed by its owner. */
export default function VendorTeamScreen() {
  const t = useTexts(vendorTeamTexts)
  const navigate = useNavigate({ from: '/vendor/team' })
  const address = useSearch({ from: '/vendor/team' })
  const team = useVendorTeam()
  /** Who is edited; `new` is nobody yet. */
  const [edited, setEdited] = useState<VendorMember | 'new' | null>(null)
  const acts = useMemberActs()
  const { refusal } = acts
  const rowActions = useMemberActions(acts, setEdited)
  const columns = useMemberColumns()
  const owner = team.data?.find(({ isOwner }) => isOwner)
  const mayManage = owner?.isSelf === true
  // Its place is kept until it is known who looks: nothing jumps.
  const isKnown = team.data !== undefined || team.isError
  const add = (mayManage || !isKnown) && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      style={{ visibility: isKnown ? 'visible' : 'hidden' }}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('heading')}
        count={team.data?.length}
        text={
          owner && !mayManage ? t('headingTextRead', { owner: owner.fullname }) : t('headingText')
        }
        actions={add}
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={acts.dismiss}
        />
      )}
      <WholeList<VendorMember>
        query={team}
        label={t('list')}
        columns={() => columns}
        rowKey={({ _id }) => _id}
        rowName={({ fullname }) => fullname}
        {...(mayManage && { onRow: setEdited, rowActions })}
        searchLabel={t('search')}
        textsOf={({ fullname, email }) => [fullname, email]}
        address={address}
        go={(next) =>
          void navigate({ to: '/vendor/team', search: (before) => ({ ...before, ...next }) })
        }
        pageSizes={PAGE_SIZES}
        empty={<EmptyState icon={<IconUsers size={22} />} text={t('none')} action={add} />}
      />
      {edited !== null && (
        <MemberDialog
          member={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
