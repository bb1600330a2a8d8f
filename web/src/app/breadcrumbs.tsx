import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useStore } from '../lib/store'
import { useTexts, useTx } from '../lib/texts'
import { titleStore } from '../lib/title'
import { flatMenu, isGroup, type MenuEntry, type MenuGroup } from '../lib/menu'
import type { ScreenPath } from '../lib/screen-paths'
import { usePhone } from '../lib/use-phone'
import { look } from '../ui/look'
import type { PortalEntry } from './portal'

const HOME = '/dashboard'
/** These screens show their own breadcrumbs (Spec 2 §2): the shell shows the module only. */
const WITH_TRAIL: readonly string[] = ['/dashboard/products'] satisfies readonly ScreenPath[]

interface Crumb {
  label: string
  /** Undefined for the current page. */
  path?: ScreenPath | PortalEntry['to']
}

/**
 * Returns the breadcrumbs of the current page: the dashboard, the module and, when the address has `page`, that
 * page.
 */
function useCrumbs(menu: readonly (MenuEntry | MenuGroup)[]): readonly Crumb[] {
  const t = useTexts(shellTexts)
  const tx = useTx()
  const title = useStore(titleStore)
  const { pathname, page } = useLocation({
    select: ({ pathname: path, search }) => ({ pathname: path, page: search.page }),
    structuralSharing: true,
  })
  const path = pathname.replace(/\/+$/, '')
  const home: Crumb = { label: t('dashboard'), path: HOME }
  if (path === HOME)
    return page === 'notification' ? [home, { label: title }] : [{ label: t('dashboard') }]
  const entries = flatMenu(menu)
  const entry = entries.find((one) => one.path === path)
  // Users who have not finished the wizard have no other screen.
  if (entry && entries.length === 1) return [{ label: tx(entry.name) }]
  // The wizard was just finished, and the dashboard opens a second later.
  if (entries.length === 1) return [{ label: t('dashboard') }]
  if (!entry) return [home, { label: title }]
  const isPage = typeof page === 'string' && !/^\d*$/.test(page)
  const group = menu.filter(isGroup).find(({ children }) => children.includes(entry))
  const above =
    group?.path === undefined ? [home] : [home, { label: tx(group.name), path: group.path }]
  if (!isPage) return [...above, { label: tx(entry.name) }]
  const module: Crumb = { label: tx(entry.name), path: entry.path }
  return WITH_TRAIL.includes(path) ? [...above, module] : [...above, module, { label: title }]
}

interface StepProps {
  crumb: Crumb
  isLast: boolean
  isPhone: boolean
}

function Step({ crumb: { label, path }, isLast, isPhone }: StepProps) {
  const dress = look(
    'dimmed',
    'no-underline',
    'rounded-sm',
    'hover-text',
    'truncate',
    isPhone && 'py-sm',
  )
  if (path === undefined && isLast)
    return (
      <span className={look('medium', 'truncate')} aria-current="page">
        {label}
      </span>
    )
  if (path === undefined) return <span className={dress}>{label}</span>
  return (
    <Link to={path} className={dress}>
      {label}
    </Link>
  )
}

/** Breadcrumbs. A phone shows only the step back, because the page heading already names the page. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts(shellTexts)
  const isPhone = usePhone()
  const last = crumbs.at(-1)
  const shown = isPhone && crumbs.length > 1 ? crumbs.slice(-2, -1) : crumbs
  return (
    <nav aria-label={t('breadcrumbs')} className={look('grow')}>
      <ol className={look('row', 'gap-6')}>
        {shown.map((crumb) => {
          const isLast = crumb === last
          const takesRest = isLast || isPhone
          return (
            <li
              key={`${crumb.path} ${crumb.label}`}
              className={look(
                'row',
                isPhone ? 'gap-4' : 'gap-6',
                'text-xs',
                takesRest ? 'grow' : 'flex-none',
              )}
            >
              {isPhone && !isLast && (
                <IconChevronLeft size={14} aria-hidden className={look('dimmed')} />
              )}
              <Step crumb={crumb} isLast={isLast} isPhone={isPhone} />
              {!isPhone && !isLast && (
                <IconChevronRight size={14} aria-hidden className={look('dimmed')} />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Breadcrumbs of the current page (Spec 1 §2). */
export function Breadcrumbs({ menu }: { menu: readonly (MenuEntry | MenuGroup)[] }) {
  return <Trail crumbs={useCrumbs(menu)} />
}
