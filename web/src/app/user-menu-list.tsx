import { Menu, useMantineColorScheme } from '@mantine/core'
import { menuTexts, shellTexts } from '@pasok/domain/kernel/shell.texts'

import { LANGUAGES } from '@pasok/domain/kernel/texts'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import {
  IconBuildings,
  IconKeyboard,
  IconLogout,
  IconMessageReport,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LANGUAGE_NAMES, setLanguage } from '../lib/language'

import { signOut, type SignedIn } from '../lib/session'
import { superAdminOf } from '../lib/session.kinds'
import { isAllowed } from '../lib/session.paths'
import { useLanguage, useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { extraStore } from './extras.store'
import { useChangeCompany } from './use-change-company'
import { UserButton } from './user-button'
import { look } from '../ui/look'

const ACCOUNT = '/dashboard/account'
const PORTAL_ACCOUNTS = { VENDOR: '/vendor/account', PROVIDER: '/provider/account' } as const
const SCHEMES = ['light', 'dark', 'auto'] as const
const SCHEME_NAMES = { light: 'schemeLight', dark: 'schemeDark', auto: 'schemeAuto' } as const

interface UserMenuListProps {
  signedIn: SignedIn
  /** True when the user pressed the button before this component was loaded. */
  defaultOpened: boolean
}

/** Content of the user menu (Spec 1 §2): role, language, color scheme and Logout. */
export function UserMenuList({ signedIn, defaultOpened }: UserMenuListProps) {
  const t = useTexts(shellTexts)
  return (
    <Menu position="bottom-end" width={248} withinPortal={false} defaultOpened={defaultOpened}>
      <Menu.Target>
        <UserButton fullname={signedIn.fullname} />
      </Menu.Target>
      <Menu.Dropdown>
        <Who signedIn={signedIn} />
        <Menu.Divider />
        {signedIn.kind === 'buyer' && signedIn.own && <ChangeCompany />}
        <Places signedIn={signedIn} />
        <LanguageChoice />
        <Menu.Divider />
        <SchemeChoice />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.75} />}
          onClick={() => void signOut()}
        >
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Returns the address of the user's own account page; super admins have one only while they act for a company.
 */
function accountOf(signedIn: SignedIn) {
  if (signedIn.kind === 'buyer') return isAllowed(signedIn, ACCOUNT) ? ACCOUNT : undefined
  return signedIn.flag === 'BUYER' ? undefined : PORTAL_ACCOUNTS[signedIn.flag]
}

/** On phones, feedback is here: the floating `FeedbackButton` would cover figures. */
function FeedbackItem({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(feedbackDialogTexts)
  return (
    <Menu.Item
      leftSection={<IconMessageReport size={16} stroke={1.75} />}
      disabled={!isOpen}
      onClick={() => extraStore.set('feedback')}
    >
      {t('button')}
      {!isOpen && <span className={look('block', 'text-xs')}>{t('notYet')}</span>}
    </Menu.Item>
  )
}

function Places({ signedIn }: { signedIn: SignedIn }) {
  const t = useTexts(shellTexts)
  const tm = useTexts(menuTexts)
  const phone = usePhone()
  const account = accountOf(signedIn)
  return (
    <>
      {account && (
        <Menu.Item component={Link} to={account} leftSection={<IconUser size={16} stroke={1.75} />}>
          {tm('account')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconKeyboard size={16} stroke={1.75} />}
        onClick={() => extraStore.set('shortcuts')}
      >
        {t('shortcuts')}
      </Menu.Item>
      {phone && signedIn.kind === 'buyer' && <FeedbackItem isOpen={!signedIn.isFirstTime} />}
      <Menu.Divider />
    </>
  )
}

function ChangeCompany() {
  const t = useTexts(shellTexts)
  const change = useChangeCompany()
  return (
    <>
      <Menu.Item
        leftSection={<IconBuildings size={16} stroke={1.75} />}
        onClick={() => void change()}
      >
        {t('changeCompany')}
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}

/** The user's role and company, or the platform for provider staff. */
function Who({ signedIn }: { signedIn: SignedIn }) {
  const t = useTexts(shellTexts)
  const isActing = signedIn.kind === 'buyer' && signedIn.own !== undefined
  const superAdmin = isActing || superAdminOf(signedIn) !== null
  const isVendor = signedIn.kind === 'account' && signedIn.flag === 'VENDOR'
  const portalRole = isVendor ? 'roleVendor' : 'roleProvider'
  const otherRole = t(superAdmin ? 'roleSuperAdmin' : portalRole)
  const role = signedIn.kind === 'buyer' && !isActing ? signedIn.role.name : otherRole
  const buyer = signedIn.kind === 'buyer' ? signedIn.buyer_name : undefined
  const place = isActing && buyer ? t('actingFor', { company: buyer }) : (buyer ?? signedIn.email)
  return (
    <div className={look('grid', 'gap-2', 'text-xs', 'p-xs-sm')}>
      <span>
        {t('loginAs')} <strong>{role}</strong>
      </span>
      <span className={look('dimmed')}>{place}</span>
    </div>
  )
}

function LanguageChoice() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((one) => one === value)
    if (chosen) setLanguage(chosen)
  }
  return (
    <div role="group" aria-label={t('language')}>
      <Menu.Label aria-hidden>{t('language')}</Menu.Label>
      <Menu.RadioGroup value={language} onChange={choose}>
        {LANGUAGES.map((one) => (
          <Menu.RadioItem key={one} value={one} lang={one}>
            {t(LANGUAGE_NAMES[one])}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  )
}

function SchemeChoice() {
  const t = useTexts(shellTexts)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (value: string) => {
    const chosen = SCHEMES.find((one) => one === value)
    if (chosen) setColorScheme(chosen)
  }
  return (
    <div role="group" aria-label={t('colorScheme')}>
      <Menu.Label aria-hidden>{t('colorScheme')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {SCHEMES.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {t(SCHEME_NAMES[one])}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  )
}
