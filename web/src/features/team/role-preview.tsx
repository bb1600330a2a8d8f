import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { useId } from 'react'
import { useTexts, useTx } from '../../lib/texts'
import { MenuIcon } from '../../ui/menu-icon'
import type { RoleDraft } from './role-draft'
import classes from './role-form.module.css'
import { featureName, moduleName, moduleOf } from './role-names'
import { previewOf } from './role-rules'
import { look } from '../../ui/look'

/** What the users of a role will see: their menu, and what each entry lets them do. */
export function RolePreview({ draft }: { draft: RoleDraft }) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const id = useId()
  const features = draft.modules.flatMap((module) => module.features)
  const namesOf = (module: string) =>
    features
      .filter((feature) => moduleOf(feature) === module)
      .map((feature) => tx(featureName(feature)))
      .join(', ')
  return (
    <section className={`${look('card')} ${classes.preview}`} aria-labelledby={id}>
      <h2 id={id} className={look('text-lg', 'semibold')}>
        {t('preview')}
      </h2>
      <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('previewHelp')}</p>
      <ul className={look('mt-sm')}>
        {previewOf(draft).map(({ module_detail: detail, child_navigations: children }) => (
          <li key={detail._id} className={look('flex', 'gap-10', 'py-6')}>
            <MenuIcon name={detail.iconImage} size={18} className={classes.icon} />
            <div>
              <span className={look('block', 'medium')}>{tx(moduleName(detail))}</span>
              <span className={look('block', 'dimmed', 'tiny', 'regular')}>
                {namesOf(detail._id)}
              </span>
              {children.map((child) => (
                <div key={child._id} className={look('text-xs', 'mt-6')}>
                  {tx(moduleName(child))}
                  <span className={look('block', 'dimmed', 'tiny', 'regular')}>
                    {namesOf(child._id)}
                  </span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
