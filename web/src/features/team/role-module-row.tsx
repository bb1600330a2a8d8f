import { ActionIcon, Box, Checkbox, Select, Tooltip } from '@mantine/core'
import type { ModuleEntry } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { IconTrash } from '@tabler/icons-react'
import { useTexts, useTx } from '../../lib/texts'
import { MenuIcon } from '../../ui/menu-icon'
import { CheckGroup } from './role-check-group'
import type { RoleRow } from './role-draft'
import { RoleFeatures } from './role-features'
import classes from './role-form.module.css'
import { moduleName, moduleOf } from './role-names'
import type { RowProblems } from './role-rules'
import { look } from '../../ui/look'

interface ModuleRowProps {
  row: RoleRow
  /** Counted from 1, after Dashboard. */
  at: number
  /** The modules of which roles are made, without Dashboard. */
  offered: readonly ModuleEntry[]
  /** Parents of the other rows. */
  taken: ReadonlySet<string>
  problems: RowProblems | undefined
  said: { parent?: string; features?: string }
  onParent: (parent: string, label: string) => void
  onChilds: (childs: readonly string[], features: readonly string[]) => void
  onFeatures: (before: readonly string[], chosen: readonly string[]) => void
  onRemove: (label: string) => void
}

/** The features that remain when only these children are chosen. */
const within = (features: readonly string[], parent: string, childs: readonly string[]) =>
  features.filter((feature) => [parent, ...childs].includes(moduleOf(feature) ?? parent))

function Childs({ row, entry, problems, onChilds }: ModuleRowProps & { entry: ModuleEntry }) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const tx = useTx()
  const children = entry.all_child_navigations_parents
  if (children.length === 0) return null
  const tick = (id: string, isTicked: boolean) => {
    const childs = isTicked ? [...row.childs, id] : row.childs.filter((one) => one !== id)
    onChilds(childs, within(row.features, entry.module_detail._id, childs))
  }
  return (
    <CheckGroup label={t('child')} error={problems?.childs && te(problems.childs)}>
      <div className={`${look('flex', 'wrap')} ${classes.childs}`}>
        {children.map((child) => (
          <Checkbox
            key={child._id}
            label={tx(moduleName(child))}
            checked={row.childs.includes(child._id)}
            onChange={({ currentTarget }) => tick(child._id, currentTarget.checked)}
          />
        ))}
      </div>
    </CheckGroup>
  )
}

function ParentSelect(props: ModuleRowProps) {
  const { row, offered, taken, problems, said, onParent } = props
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const tx = useTx()
  const known = new Map(offered.map(({ module_detail: one }) => [one._id, one]))
  const options = [...known.values()].map((one) => ({ value: one._id, label: tx(moduleName(one)) }))
  const chosen = row.parent === null ? undefined : known.get(row.parent)
  const foreign =
    row.parent !== null && !chosen
      ? [{ value: row.parent, label: tx(moduleName({ _id: row.parent, name: row.parent })) }]
      : []
  const error = said.parent ?? (problems?.parent && te(problems.parent))
  return (
    <Select
      // A module was asked for: its list is what comes next.
      openOnFocus
      className={look('min-w-0', 'phone-flex-1')}
      w={340}
      label={t('parent')}
      placeholder={t('parentPlaceholder')}
      nothingFoundMessage={t('parentNone')}
      withAsterisk
      searchable
      allowDeselect={false}
      data={[...options, ...foreign]}
      leftSection={chosen && <MenuIcon name={chosen.iconImage} size={16} />}
      renderOption={({ option }) => (
        <span className={look('row', 'gap-xs', 'flex-1')}>
          <MenuIcon name={known.get(option.value)?.iconImage ?? ''} size={16} />
          {option.label}
          {taken.has(option.value) && (
            <span className={look('dimmed', 'tiny', 'ml-auto')}>{t('alreadySelected')}</span>
          )}
        </span>
      )}
      error={error}
      value={row.parent}
      onChange={(parent, option) => parent !== null && onParent(parent, option?.label ?? parent)}
    />
  )
}

/** A module of a role: which one, its children, and what may be done there (Spec 1 §5). */
export function RoleModuleRow(props: ModuleRowProps) {
  const { row, at, offered, onRemove } = props
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const entry = offered.find(({ module_detail }) => module_detail._id === row.parent)
  const name = entry ? tx(moduleName(entry.module_detail)) : undefined
  const remove = t('removeModule', { name: name ?? t('thisModule', { at: at + 1 }) })
  return (
    <Box
      component="li"
      className={look('stack', 'gap-md')}
      py="md"
      aria-label={name ?? t('moduleAt', { at: at + 1 })}
    >
      <div className={look('flex', 'justify-between', 'align-start', 'gap-sm')}>
        <ParentSelect {...props} />
        <Tooltip label={remove}>
          <ActionIcon
            // In line with the field, under its label.
            mt={26}
            variant="subtle"
            color="gray"
            aria-label={remove}
            onClick={() => onRemove(name ?? '')}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
      {entry && <Childs {...props} entry={entry} />}
      {entry && (
        <RoleFeatures
          entry={entry}
          childs={row.childs}
          chosen={row.features}
          problem={props.problems?.features}
          said={props.said.features}
          onChange={props.onFeatures}
        />
      )}
    </Box>
  )
}
