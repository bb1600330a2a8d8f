import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconBan, IconCrown } from '@tabler/icons-react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Chip } from '../../documents/chip'
import classes from './provider-company.module.css'
import { look } from '../../ui/look'

/** The people of a company: the owner, their roles, when they were last there. */
export function CompanyUsers({ users }: { users: CompanyFile['users'] }) {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  const { relative } = useFormats()
  return (
    <ul className={`${look('divided')} ${classes.people}`}>
      {users.map((user) => (
        <li
          key={user._id}
          className={`${look('grid', 'first-grows', 'gap-2-sm')} ${classes.person}`}
        >
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
          <span className={look('text-right')}>{user.is_owner ? '' : user.role_name}</span>
          <span className={look('dimmed', 'text-xs', 'break-anywhere')}>{user.email}</span>
          <span className={look('dimmed', 'text-xs', 'break-anywhere', 'text-right')}>
            {user.last_login_time === null
              ? t('neverIn')
              : t('lastLogin', { time: relative(user.last_login_time) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
