import { VisuallyHidden } from '@mantine/core'
import { LONGEST_PASSWORD } from '@pasok/domain/identity/identity.rules'
import { passwordTexts } from '@pasok/domain/identity/identity.password.texts'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { PASSWORD_PARTS, partsMet } from './password-parts'
import { look } from '../../ui/look'

export function PasswordHints({ password }: { password: string }) {
  const t = useTexts(passwordTexts)
  const met = partsMet(password)
  return (
    <span className={look('grid', 'two-columns', 'gap-2-sm', 'mt-4')}>
      <span className={look('span-all')}>{t('parts')}</span>
      {PASSWORD_PARTS.map((part) => (
        <span
          key={part}
          className={look('row', 'gap-6', part === 'allowed' && 'span-all', met[part] && 'green')}
          data-met={met[part] || undefined}
        >
          {met[part] ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
          {t(part, { most: LONGEST_PASSWORD })}
          <VisuallyHidden>{`, ${t(met[part] ? 'met' : 'missing')};`}</VisuallyHidden>
        </span>
      ))}
    </span>
  )
}
