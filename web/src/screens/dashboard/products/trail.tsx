import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts'
import classes from './trail.module.css'
import { look } from '../../../ui/look'

const LINK = look('color-link', 'no-underline', 'hover-underline', 'phone-thumb')

interface TrailProps {
  /** Parent categories, each linking to its products. */
  categories?: readonly Pick<CategoryNode, '_id' | 'name'>[]
  names: readonly string[]
}

/**
 * Breadcrumbs from Home, the whole search, to the current name. In the whole search they are empty and only
 * reserve the space, so that nothing moves while typing.
 */
export function Trail({ categories = [], names }: TrailProps) {
  const t = useTexts(catalogTexts)
  const steps = [
    ...categories.map(({ _id, name }) => ({ name, category: _id })),
    ...names.map((name) => ({ name, category: undefined })),
  ]
  const keyAt = (index: number) =>
    steps
      .slice(0, index + 1)
      .map((step) => step.name)
      .join('/')
  if (steps.length === 0) return <div className={`${classes.trail} ${look('dimmed', 'text-xs')}`} />
  return (
    <nav aria-label={t('trail')} className={`${classes.trail} ${look('dimmed', 'text-xs')}`}>
      <ol className={look('flex', 'wrap')}>
        <li className={look('inline-row', 'min-w-0')}>
          <Link to="/dashboard/products" search={{}} className={LINK}>
            {t('home')}
          </Link>
        </li>
        {steps.map(({ name, category }, index) => {
          const isLast = index === steps.length - 1
          return (
            <li
              key={keyAt(index)}
              className={look('inline-row', 'min-w-0')}
              aria-current={isLast ? 'page' : undefined}
            >
              <IconChevronRight size={14} aria-hidden className={classes.arrow} />
              {category !== undefined && !isLast ? (
                <Link to="/dashboard/products" search={{ category }} className={LINK}>
                  {name}
                </Link>
              ) : (
                <span className={look('break-anywhere')}>{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
