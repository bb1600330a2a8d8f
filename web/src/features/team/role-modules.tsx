import { Drawer } from '@mantine/core'
import type { ModuleDetail } from '@pasok/domain/identity/identity.model'
import type { ModuleEntry, Role } from '@pasok/domain/team/team.model'
import { DASHBOARD } from '@pasok/domain/team/roles/roles.rules'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { useTexts, useTx } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import { MenuIcon } from '../../ui/menu-icon'
import { RoleChip } from './role-chip'
import { featureName, inFeatureOrder, moduleName, moduleOf } from './role-names'
import classes from './role-modules.module.css'
import { look } from '../../ui/look'

function Features({ features }: { features: readonly string[] }) {
  const tx = useTx()
  if (features.length === 0) return null
  return (
    <ul className={look('grid', 'gap-2', 'mt-4')}>
      {inFeatureOrder(features).map((feature) => (
        <li key={feature} className={look('flex', 'align-baseline', 'gap-xs', 'text-xs')}>
          <IconCheck
            size={14}
            aria-hidden
            className={`${look('relative', 'accent')} ${classes.tick}`}
          />
          {tx(featureName(feature))}
        </li>
      ))}
    </ul>
  )
}

function split({ child_navigations: children, features }: ModuleEntry) {
  const below = children.map((child: ModuleDetail) => ({
    child,
    features: features.filter((feature) => moduleOf(feature) === child._id),
  }))
  const ofChildren = new Set(below.flatMap((one) => one.features))
  return { own: features.filter((feature) => !ofChildren.has(feature)), below }
}

function Module({ entry }: { entry: ModuleEntry }) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const { module_detail: detail } = entry
  const { own, below } = split(entry)
  const isBare = own.length === 0 && below.length === 0
  return (
    <li className={classes.module}>
      <h3 className={look('row', 'gap-xs', 'text-md', 'semibold')}>
        <MenuIcon name={detail.iconImage} size={18} className={look('dimmed')} />
        {tx(moduleName(detail))}
      </h3>
      <div className={classes.below}>
        {isBare && (
          <p className={look('dimmed', 'text-xs', 'mt-2')}>
            {t(detail._id === DASHBOARD ? 'everyone' : 'onlyOpens')}
          </p>
        )}
        <Features features={own} />
        {below.map(({ child, features }) => (
          <section key={child._id} className={look('mt-xs')}>
            <h4 className={look('text-md', 'medium')}>{tx(moduleName(child))}</h4>
            {features.length === 0 && (
              <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('onlyOpens')}</p>
            )}
            <Features features={features} />
          </section>
        ))}
      </div>
    </li>
  )
}

const bySort = (a: ModuleEntry, b: ModuleEntry) =>
  a.module_detail.sort_number - b.module_detail.sort_number

/** View Modules (Spec 1 §2): a role's modules and features by name. */
export function RoleModules({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTexts(roleScreenTexts)
  useFocusReturn()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={t('modulesOf', { name: role.name })}
    >
      <RoleChip isDefault={role.default} />
      <ul className={look('mt-sm')}>
        {role.modules.toSorted(bySort).map((entry) => (
          <Module key={entry.module_detail._id} entry={entry} />
        ))}
      </ul>
    </Drawer>
  )
}
