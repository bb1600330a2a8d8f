import type { ModuleEntry } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import type { Difference } from '../../documents/edit-conflict'
import { useTexts, useTx } from '../../lib/texts'
import { differingModules, type RoleDraft } from './role-draft'
import { featureName, moduleName } from './role-names'

/** What two people made different of a role, module by module and in words. */
export function useDifferences(
  mine: RoleDraft,
  theirs: RoleDraft | undefined,
  offered: readonly ModuleEntry[],
): Difference[] {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  if (!theirs) return []
  const details = new Map(
    offered.flatMap(({ module_detail, all_child_navigations_parents: children }) =>
      [module_detail, ...children].map((one) => [one._id, one] as const),
    ),
  )
  const nameOf = (id: string) => tx(moduleName(details.get(id) ?? { _id: id, name: id }))
  const wordsOf = ({ modules }: RoleDraft, id: string): string => {
    const module = modules.find(({ id_modules }) => id_modules === id)
    if (!module) return t('notIn')
    const words = [
      ...module.childs.map(nameOf),
      ...module.features.map((feature) => tx(featureName(feature))),
    ]
    return words.join(', ') || t('onlyOpens')
  }
  return [
    { label: t('name'), mine: mine.name, theirs: theirs.name },
    ...differingModules(mine, theirs).map((id) => ({
      label: nameOf(id),
      mine: wordsOf(mine, id),
      theirs: wordsOf(theirs, id),
    })),
  ]
}
