import { ActionIcon, Box, Checkbox, Input, Select, Skeleton, Tooltip } from '@mantine/core'
import type { ModuleEntry } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { LoadError } from '../../documents/load-error'
import { useTexts, useTx } from '../../lib/texts'
import { look } from '../../ui/look'
import { MenuIcon } from '../../ui/menu-icon'
import { useSlow } from '../../ui/skeleton-rows'
import type { RoleRow } from './role-draft'
import classes from './role-form.module.css'
import { featureHelp, featureName, inFeatureOrder, moduleName, moduleOf } from './role-names'
import { neededBy, type RoleError, type RowProblems } from './role-rules'
import { useModuleFeatures } from './roles-queries'

interface CheckGroupProps {
  label: string
  aside?: ReactNode
  error?: string | undefined
  children: ReactNode
}

function CheckGroup({ label, aside, error, children }: CheckGroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-problem={error === undefined ? undefined : true}
    >
      <div className={look('row', 'wrap', 'gap-2-sm', 'mb-xs')}>
        <Input.Label id={`${id}-label`} labelElement="div" required>
          {label}
        </Input.Label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  )
}

interface FeaturesProps {
  entry: ModuleEntry
  childs: readonly string[]
  chosen: readonly string[]
  problem: RoleError | undefined
  /** Names the features selected automatically with the last one. */
  note: string | undefined
  onChange: (before: readonly string[], chosen: readonly string[]) => void
}

type FeatureProps = Pick<FeaturesProps, 'chosen' | 'onChange'> & { feature: string }

function Waiting() {
  const slow = useSlow(true)
  return (
    <div
      className={`${look('grid', 'two-columns', 'phone-one-column')} ${classes.features}`}
      aria-busy
    >
      {[0, 1, 2, 3].map((row) => (
        <Box key={row} h={36}>
          {slow && <Skeleton height={10} width={`${80 - row * 9}%`} />}
        </Box>
      ))}
    </div>
  )
}

function Feature({ feature, chosen, onChange }: FeatureProps) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const needing = neededBy(feature, chosen)
  const isNeeded = needing.length > 0 && chosen.includes(feature)
  const names = needing.map((one) => tx(featureName(one))).join(', ')
  const help = featureHelp(feature)
  return (
    <Checkbox
      label={tx(featureName(feature))}
      description={isNeeded ? t('neededBy', { features: names }) : help && tx(help)}
      disabled={isNeeded}
      checked={chosen.includes(feature)}
      onChange={({ currentTarget }) =>
        onChange(
          chosen,
          currentTarget.checked ? [...chosen, feature] : chosen.filter((one) => one !== feature),
        )
      }
    />
  )
}

function useOffered({ entry, childs, chosen }: FeaturesProps) {
  const { data, ...query } = useModuleFeatures(entry.module_detail._id)
  const parent = entry.module_detail
  const children = entry.all_child_navigations_parents.filter(({ _id }) => childs.includes(_id))
  const known = new Map(data?.map(({ _id, module_id }) => [_id, module_id]))
  // Selected features that are no longer available stay visible, so that they can be deselected.
  for (const feature of chosen) if (!known.has(feature)) known.set(feature, parent._id)
  const groups = [parent, ...children].map((module) => ({
    module,
    features: inFeatureOrder(
      [...known].filter(([, owner]) => owner === module._id).map(([feature]) => feature),
    ),
  }))
  return {
    ...query,
    isThere: data !== undefined,
    groups: groups.filter((one) => one.features.length > 0),
  }
}

function RoleFeatures(props: FeaturesProps) {
  const { entry, chosen, problem, note, onChange } = props
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const tx = useTx()
  const { isThere, error, isFetching, refetch, groups } = useOffered(props)
  const all = groups.flatMap(({ features }) => features)
  if (error && !isThere)
    return (
      <LoadError
        error={error}
        title={te('notLoaded')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!isThere) return <Waiting />
  if (all.length === 0) {
    const hasChoice = entry.all_child_navigations_parents.length > 0 && props.childs.length === 0
    return (
      <p className={look('dimmed', 'text-xs', 'mt-2')}>
        {t(hasChoice ? 'chooseChild' : 'noFeatures')}
      </p>
    )
  }
  const granted = all.filter((feature) => chosen.includes(feature))
  const isWhole = granted.length === all.length
  return (
    <CheckGroup
      label={t('features')}
      error={problem && te(problem)}
      aside={
        <>
          <span className={look('dimmed', 'text-xs', 'tabular')}>
            {t('featuresChosen', { chosen: granted.length, count: all.length })}
          </span>
          <Checkbox
            className={look('ml-auto')}
            label={t('selectAll')}
            checked={isWhole}
            indeterminate={granted.length > 0 && !isWhole}
            onChange={() => onChange(chosen, isWhole ? [] : all)}
          />
        </>
      }
    >
      {groups.map(({ module, features }, index) => (
        <div key={module._id} className={look('stack', 'gap-6', index > 0 && 'mt-md')}>
          {groups.length > 1 && (
            <p className={look('dimmed', 'text-xs', 'medium')}>{tx(moduleName(module))}</p>
          )}
          <div className={`${look('grid', 'two-columns', 'phone-one-column')} ${classes.features}`}>
            {features.map((feature) => (
              <Feature key={feature} feature={feature} chosen={chosen} onChange={onChange} />
            ))}
          </div>
        </div>
      ))}
      <p role="status" className={look('text-xs', 'mt-sm', 'empty-hidden')}>
        {note}
      </p>
    </CheckGroup>
  )
}

interface ModuleRowProps {
  row: RoleRow
  /** Row number; Dashboard comes before 1. */
  at: number
  /** The modules available for roles, without Dashboard. */
  offered: readonly ModuleEntry[]
  /** Modules of the other rows. */
  used: ReadonlySet<string>
  problems: RowProblems | undefined
  notes: { parent?: string; features?: string }
  onParent: (parent: string, label: string) => void
  onChilds: (childs: readonly string[], features: readonly string[]) => void
  onFeatures: (before: readonly string[], chosen: readonly string[]) => void
  onRemove: (label: string) => void
}

/** Returns the features that belong to the module or the selected children. */
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
  const { row, offered, used, problems, notes, onParent } = props
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
  const error = notes.parent ?? (problems?.parent && te(problems.parent))
  return (
    <Select
      // The list opens immediately, because the user has just added the row to select a module.
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
          {used.has(option.value) && (
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

/** A module of a role: the module, its children and features (Spec 1 §5). */
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
            // Aligned with the field below its label.
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
          note={props.notes.features}
          onChange={props.onFeatures}
        />
      )}
    </Box>
  )
}
