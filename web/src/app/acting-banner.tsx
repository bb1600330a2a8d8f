import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconUserShield } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { useChangeCompany } from './use-change-company'
import classes from './acting-banner.module.css'
import { look } from '../ui/look'

/** Over every screen while a super admin acts for a company: for which, and the way back. */
export function ActingBanner({ company }: { company: string }) {
  const t = useTexts(shellTexts)
  const change = useChangeCompany()
  const said = t('actingFor', { company })
  return (
    <aside className={classes.banner} aria-label={said}>
      <IconUserShield size={18} stroke={1.75} aria-hidden className={look('flex-none')} />
      <strong className={look('min-w-0', 'semibold', 'truncate')} title={said}>
        {said}
      </strong>
      <span className={look('min-w-0', 'truncate', 'phone-hidden')}>{t('actingHelp')}</span>
      <Button
        className={classes.change}
        size="compact-sm"
        variant="default"
        onClick={() => void change()}
      >
        {t('changeCompany')}
      </Button>
    </aside>
  )
}
