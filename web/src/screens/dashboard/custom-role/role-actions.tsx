import { Button, Group, Tooltip } from '@mantine/core'
import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts'
import type { RolesSearch } from './search-params'
import { look } from '../../../ui/look'

export interface Doing {
  /** Where one is in the list, to come back to. */
  search: RolesSearch
  onView: (role: Role) => void
  onRemove: (role: Role) => void
}

const HOVER_AND_TAP = { hover: true, focus: true, touch: true }

/** Edit, or why not: a button that is off altogether couldn't say it. */
function Edit({ role, search }: { role: Role; search: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const label = t('editTitle', { name: role.name })
  const button = {
    size: 'compact-sm',
    variant: 'default',
    className: look('phone-touch'),
    'aria-label': label,
  } as const
  if (role.actions.edit)
    return (
      <Button
        {...button}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/custom-role"
            search={{ ...search, page: 'edit', id: role._id }}
          />
        )}
      >
        {t('edit')}
      </Button>
    )
  return (
    <Tooltip label={te(role.default ? 'isDefault' : 'isOwn')} events={HOVER_AND_TAP}>
      <Button {...button} data-disabled aria-disabled>
        {t('edit')}
      </Button>
    </Tooltip>
  )
}

/** What can be done with a role: View Modules, Edit, Copy, and Delete for custom ones (Spec 1 §2, §6). */
export function RoleActions({ role, search, onView, onRemove }: Doing & { role: Role }) {
  const t = useTexts(roleScreenTexts)
  const { name } = role
  return (
    <Group gap={6} wrap="nowrap" className={look('phone-wrap')}>
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('viewModulesOf', { name })}
        onClick={() => onView(role)}
      >
        {t('viewModules')}
      </Button>
      <Edit role={role} search={search} />
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('copyOf', { name })}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/custom-role"
            search={{ ...search, page: 'create', id: role._id }}
          />
        )}
      >
        {t('copy')}
      </Button>
      {!role.default && (
        <Button
          size="compact-sm"
          variant="default"
          className={look('red', 'phone-touch')}
          aria-label={t('removeOf', { name })}
          onClick={() => onRemove(role)}
        >
          {t('remove')}
        </Button>
      )}
    </Group>
  )
}
