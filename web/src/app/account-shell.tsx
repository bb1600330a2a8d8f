import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { Outlet } from '@tanstack/react-router'
import { useTexts } from '../lib/texts'
import { Brand } from '../ui/brand'
import { Extras } from './extras'
import { ToastHost } from './toast-host'
import { UserMenu } from './user-menu'
import classes from './account-shell.module.css'

/** Around a screen that has no menu of its own: the product, the person, the content. */
export function AccountShell() {
  const t = useTexts(shellTexts)
  return (
    <div className={classes.shell}>
      <header className={classes.bar}>
        <Brand />
        <span className={classes.name}>{t('product')}</span>
        <UserMenu />
      </header>
      <main className={classes.content}>
        <Outlet />
      </main>
      <Extras doors={[]} />
      <ToastHost />
    </div>
  )
}
