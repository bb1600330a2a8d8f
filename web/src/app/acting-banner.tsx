import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconUserShield } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { useChangeCompany } from './use-change-company'
import classes from './bar.module.css'
import { look } from '../ui/look'

/** Banner above every screen while a super admin acts for a company, with the link back to the company list. */
export function ActingBanner({ company }: { company: string }) {
  const t = useTexts(shellTexts)
  const change = useChangeCompany()
  const label = t('actingFor', { company })
  return (
    <aside className={`${look('surface', 'paper-hidden')} ${classes.banner}`} aria-label={label}>
      <div className={`${look('row', 'gap-xs', 'h-full', 'on-amber', 'text-xs')} ${classes.sides}`}>
        <IconUserShield size={18} stroke={1.75} aria-hidden className={look('flex-none')} />
        <strong className={look('min-w-0', 'semibold', 'truncate')} title={label}>
          {label}
        </strong>
        <span className={look('min-w-0', 'truncate', 'phone-hidden')}>{t('actingHelp')}</span>
        <Button
          className={look('flex-none', 'ml-auto', 'phone-touch')}
          size="compact-sm"
          variant="default"
          onClick={() => void change()}
        >
          {t('changeCompany')}
        </Button>
      </div>
    </aside>
  )
}
