import { Box, Checkbox, Skeleton } from '@mantine/core'
import type { ModuleEntry } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { LoadError } from '../../documents/load-error'
import { useTexts, useTx } from '../../lib/texts'
import { useSlow } from '../../ui/skeleton-rows'
import { CheckGroup } from './role-check-group'
import classes from './role-form.module.css'
import { featureHelp, featureName, inFeatureOrder, moduleName } from './role-names'
import { neededBy, type RoleError } from './role-rules'
import { useModuleFeatures } from './roles-queries'
import { look } from '../../ui/look'

interface FeaturesProps {
  entry: ModuleEntry
  childs: readonly string[]
  chosen: readonly string[]
  problem: RoleError | undefined
  /** What was ticked along with the last one. */
  said: string | undefined
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
  const isHeld = needing.length > 0 && chosen.includes(feature)
  const names = needing.map((one) => tx(featureName(one))).join(', ')
  const help = featureHelp(feature)
  return (
    <Checkbox
      label={tx(featureName(feature))}
      description={isHeld ? t('neededBy', { features: names }) : help && tx(help)}
      disabled={isHeld}
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

/** The features that are offered of a module and its chosen children, under whose names they stand. */
function useOffered({ entry, childs, chosen }: FeaturesProps) {
  const { data, ...query } = useModuleFeatures(entry.module_detail._id)
  const parent = entry.module_detail
  const children = entry.all_child_navigations_parents.filter(({ _id }) => childs.includes(_id))
  const known = new Map(data?.map(({ _id, module_id }) => [_id, module_id]))
  // What a role has that is no longer offered stays in view, and can be taken out.
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

/** What may be done in a module: each feature by name, what it allows, and all of them at once. */
export function RoleFeatures(props: FeaturesProps) {
  const { entry, chosen, problem, said, onChange } = props
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
  const held = all.filter((feature) => chosen.includes(feature))
  const isWhole = held.length === all.length
  return (
    <CheckGroup
      label={t('features')}
      error={problem && te(problem)}
      aside={
        <>
          <span className={look('dimmed', 'text-xs', 'tabular')}>
            {t('featuresChosen', { chosen: held.length, count: all.length })}
          </span>
          <Checkbox
            className={look('ml-auto')}
            label={t('selectAll')}
            checked={isWhole}
            indeterminate={held.length > 0 && !isWhole}
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
        {said}
      </p>
    </CheckGroup>
  )
}
