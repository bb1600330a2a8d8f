import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Outlet } from '@tanstack/react-router'
import { useTexts } from '../lib/texts'
import { Brand } from '../ui/brand'
import { Extras } from './extras'
import { ToastHost } from './toast-host'
import { UserMenu } from './user-menu'
import { look } from '../ui/look'
import classes from './bar.module.css'

/** Frame of screens without a menu: logo, user menu and content. */
export function AccountShell() {
  const t = useTexts(shellTexts)
  return (
    <>
      <header
        className={`${look('row', 'gap-sm', 'border-b', 'surface')} ${classes.bar} ${classes.sides}`}
      >
        <Brand />
        <span className={look('flex-1', 'text-lg', 'semibold', 'tracking-tight')}>
          {t('product')}
        </span>
        <UserMenu />
      </header>
      <main className={`${look('phone-p-md')} ${classes.page}`}>
        <Outlet />
      </main>
      <Extras navigation={[]} />
      <ToastHost />
    </>
  )
}
