import { Alert, Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { VendorFile, VendorUser } from '@pasok/domain/vendors/provider/provider.model'
import {
  providerVendorFileTexts,
  providerVendorFileTexts as words,
} from '@pasok/domain/vendors/provider/provider.texts'
import {
  IconBan,
  IconBuildingStore,
  IconCrown,
  IconInfoCircle,
  IconMail,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { FailureNotice } from '../../../../documents/failure-notice'
import { LoadError } from '../../../../documents/load-error'
import { useAct } from '../../../../documents/use-act'
import { AuditResults } from '../../../../features/audit/audit-results'
import { useAudit } from '../../../../features/audit/audit.queries'
import { useVendorActs, useVendorFile } from '../../../../features/vendors/provider-vendors.queries'
import { queryKey } from '../../../../lib/api'
import { ApiError } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { tx, useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { VendorChip } from '../../vendor-chip'
import { VendorCard, VendorFacts, VendorSelling } from './vendor-facts'
import { Chip } from '../../../../documents/chip'
import { useFormats } from '../../../../lib/format'
import type { RowAction } from '../../../../ui/data-table.types'
import { RowActions } from '../../../../ui/row-actions'
import classes from '../../vendor.module.css'

interface VendorPeopleProps {
  file: VendorFile
  onWelcome: (user: VendorUser) => void
  onStatus: (user: VendorUser) => void
  onTransfer: (user: VendorUser) => void
}

function Person({ user, actions }: { user: VendorUser; actions: readonly RowAction[] }) {
  const t = useTexts(providerVendorFileTexts)
  const tp = useTexts(providerTexts)
  const { relative } = useFormats()
  return (
    <li className={`${classes.person} ${look('row', 'justify-between', 'gap-sm')}`}>
      <div className={look('stack', 'gap-2', 'min-w-0')}>
        <span className={look('row', 'wrap', 'gap-2-xs', 'medium')}>
          {user.fullname}
          {user.is_owner && (
            <Chip family="blue" icon={IconCrown}>
              {t('isOwner')}
            </Chip>
          )}
          {user.status === 'INACTIVE' && (
            <Chip family="gray" icon={IconBan}>
              {tp('inactive')}
            </Chip>
          )}
        </span>
        <span className={look('dimmed', 'text-xs', 'break-anywhere')}>{user.email}</span>
        <span className={look('dimmed', 'text-xs', 'break-anywhere')}>
          {user.last_login_time === null
            ? t('neverIn')
            : t('lastIn', { time: relative(user.last_login_time) })}
        </span>
      </div>
      <RowActions name={user.fullname} actions={actions} />
    </li>
  )
}

function VendorPeople({ file, onWelcome, onStatus, onTransfer }: VendorPeopleProps) {
  const t = useTexts(providerVendorFileTexts)
  const actionsOf = (user: VendorUser): RowAction[] => [
    ...(user.actions.welcome
      ? [
          {
            key: 'welcome',
            label: t('sendLink'),
            icon: <IconMail size={16} aria-hidden />,
            onSelect: () => onWelcome(user),
          },
        ]
      : []),
    ...(user.actions['hand-over']
      ? [
          {
            key: 'hand-over',
            label: t('handOver'),
            icon: <IconCrown size={16} aria-hidden />,
            onSelect: () => onTransfer(user),
          },
        ]
      : []),
    user.status === 'ACTIVE'
      ? {
          key: 'deactivate',
          label: t('deactivate'),
          icon: <IconBan size={16} aria-hidden />,
          danger: true,
          onSelect: () => onStatus(user),
        }
      : {
          key: 'activate',
          label: t('activate'),
          icon: <IconPlayerPlay size={16} aria-hidden />,
          onSelect: () => onStatus(user),
        },
  ]
  return (
    <VendorCard title="users">
      <ul className={look('stack')}>
        {file.people.map((user) => (
          <Person key={user._id} user={user} actions={actionsOf(user)} />
        ))}
      </ul>
    </VendorCard>
  )
}

/** Returns the confirmation for deactivating a vendor's user. */
function questionOn({ fullname: name, _id }: VendorUser, { people }: VendorFile) {
  const isLast = people.every((one) => one._id === _id || one.status === 'INACTIVE')
  const texts = [tx(words.confirmUserText), ...(isLast ? [tx(words.confirmLastUserText)] : [])]
  return {
    title: tx(words.confirmUser, { name }),
    text: texts.join(' '),
    confirmLabel: tx(words.deactivate),
    danger: true,
  }
}

const ownerOf = ({ people }: VendorFile) => people.find((one) => one.is_owner)?.fullname ?? ''

/** Actions on a vendor and its users; an error stays on the page. */
export function useVendorDecisions(file: VendorFile) {
  const client = useQueryClient()
  const action = useAct()
  const calls = useVendorActs(file)
  const { legal_name: name, active } = file
  /** Refreshes the history below immediately. */
  const withHistoryRefresh = async (doing: Promise<string>) => {
    const message = await doing
    void client.invalidateQueries({ queryKey: queryKey('listAudit') })
    return message
  }
  return {
    refusal: action.refusal,
    dismiss: action.dismiss,
    busy: action.busy,
    toggle: () =>
      void action.act({
        question: {
          title: tx(active ? words.confirmDeactivate : words.confirmActivate, { name }),
          text: tx(active ? words.confirmDeactivateText : words.confirmActivateText),
          confirmLabel: tx(active ? words.deactivate : words.activate),
          danger: active,
        },
        failed: tx(active ? words.deactivateFailed : words.activateFailed),
        run: () => withHistoryRefresh(calls.setActive(!active)),
      }),
    welcome: (user: VendorUser) =>
      void action.act({
        failed: tx(words.sendFailed),
        run: () => withHistoryRefresh(calls.welcome(user)),
      }),
    handOver: (user: VendorUser) =>
      void action.act({
        question: {
          title: tx(words.confirmHandOver, { name: user.fullname, company: name }),
          text: tx(words.confirmHandOverText, { name: user.fullname, owner: ownerOf(file) }),
          confirmLabel: tx(words.handOver),
          danger: true,
        },
        failed: tx(words.handOverFailed),
        run: () => withHistoryRefresh(calls.handOver(user)),
      }),
    changeStatus: (user: VendorUser) =>
      void action.act({
        ...(user.status === 'ACTIVE' && { question: questionOn(user, file) }),
        failed: tx(words.userFailed),
        run: () =>
          withHistoryRefresh(
            calls.setStatus(user, user.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'),
          ),
      }),
  }
}

const PAGE_SIZE = 20

function VendorHistory({ id }: { id: string }) {
  const t = useTexts(providerVendorFileTexts)
  const navigate = useNavigate()
  const { skip = 0, open } = useSearch({ from: '/provider/vendors/$id' })
  const query = useAudit({ vendor_id: id, skip, limit: PAGE_SIZE })
  const go = (next: { skip?: number | undefined; open?: string | undefined }) =>
    void navigate({
      to: '/provider/vendors/$id',
      params: { id },
      search: (before) => ({ ...before, open: undefined, ...next }),
      replace: 'open' in next,
      resetScroll: false,
    })
  return (
    <section className={look('mt-lg')} aria-label={t('history')}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('history')}</h2>
      {query.data?.count === 0 ? (
        <p className={look('dimmed')}>{t('noHistory')}</p>
      ) : (
        <AuditResults
          query={query}
          page={skip}
          pageSize={PAGE_SIZE}
          onPage={(page) => go({ skip: page || undefined })}
          opened={open}
          onOpen={(entry) => go({ open: entry })}
          isFiltered={false}
          onClear={() => go({ skip: undefined })}
          isOwn
        />
      )}
    </section>
  )
}

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
        aside={<VendorChip stage={standing} />}
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
            onTransfer={handOver}
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

/** `/provider/vendors/$id`: one vendor with users, sales and history. */
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
