import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { VendorFile, VendorUser } from '@pasok/domain/vendors/vendors.provider.model'
import { providerVendorFileTexts } from '@pasok/domain/vendors/vendors.provider.texts'
import { IconBan, IconCrown, IconMail, IconPlayerPlay } from '@tabler/icons-react'
import { Chip } from '../../../../documents/chip'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import type { RowAction } from '../../../../ui/data-table.types'
import { RowActions } from '../../../../ui/row-actions'
import { VendorCard } from './vendor-facts'
import classes from '../../vendor.module.css'
import { look } from '../../../../ui/look'

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

export function VendorPeople({ file, onWelcome, onStatus, onTransfer }: VendorPeopleProps) {
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
