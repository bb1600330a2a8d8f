import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts'
import classes from './trail.module.css'

/**
 * The way from Home, which is the whole search, to where one is: the last name. In the whole search
 * itself the shell has said all there is to say, and only its room is kept: nothing moves when words
 * are typed.
 */
export function Trail({ names }: { names: readonly string[] }) {
  const t = useTexts(catalogTexts)
  if (names.length === 0) return <div className={classes.trail} />
  return (
    <nav aria-label={t('trail')} className={classes.trail}>
      <ol className={classes.list}>
        <li>
          <Link to="/dashboard/products" search={{}} className={classes.home}>
            {t('home')}
          </Link>
        </li>
        {names.map((name, index) => (
          <li
            key={names.slice(0, index + 1).join('/')}
            aria-current={index === names.length - 1 ? 'page' : undefined}
          >
            <IconChevronRight size={14} aria-hidden className={classes.arrow} />
            <span className={classes.name}>{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
