import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconRefresh, IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Bell } from './bell'
import { useSession } from '../lib/session'
import { useTexts } from '../lib/texts'
import { THUMB, usePhone } from '../lib/use-phone'
import { Breadcrumbs } from './breadcrumbs'
import { NOTIFICATIONS } from './navigation-entries'
import { flatMenu, type MenuEntry, type MenuGroup } from '../lib/menu'
import { PaletteButton } from './palette-button'
import { UserMenu } from './user-menu'
import { look } from '../ui/look'
import classes from './bar.module.css'

const PRODUCTS = '/dashboard/products'

/** Top bar (Spec 1 §2): breadcrumbs, Reload, Browse Product and the user menu. */
export function TopBar({ menu }: { menu: readonly (MenuEntry | MenuGroup)[] }) {
  const t = useTexts(shellTexts)
  const phone = usePhone()
  const { isFirstTime } = useSession()
  const mayBrowse = flatMenu(menu).some(({ path }) => path === PRODUCTS)
  return (
    <header
      className={`${look('row', !phone && 'gap-xs', 'border-b', 'surface', 'paper-hidden')} ${classes.bar} ${classes.sides}`}
    >
      <Breadcrumbs menu={menu} />
      <PaletteButton />
      <Tooltip label={t('reload')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={phone ? THUMB : 34}
          aria-label={t('reload')}
          onClick={() => window.location.reload()}
        >
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {mayBrowse &&
        (phone ? (
          <ActionIcon
            component={Link}
            to={PRODUCTS}
            variant="subtle"
            color="gray"
            size={THUMB}
            aria-label={t('browseProduct')}
          >
            <IconShoppingBag size={18} stroke={1.75} />
          </ActionIcon>
        ) : (
          <Button
            component={Link}
            to={PRODUCTS}
            variant="default"
            size="xs"
            h={34}
            leftSection={<IconShoppingBag size={16} stroke={1.75} />}
          >
            {t('browseProduct')}
          </Button>
        ))}
      <Bell list={isFirstTime ? undefined : NOTIFICATIONS} />
      <UserMenu />
    </header>
  )
}
