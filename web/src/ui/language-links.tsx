import { UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { LANGUAGES } from '@pasok/domain/kernel/texts'
import { setLanguage } from '../lib/language'
import { useLanguage, useTexts } from '../lib/texts'
import classes from './language-links.module.css'
import { look } from './look'

const NAMES = { en: 'languageEn', id: 'languageId' } as const

const CURRENT = ['color-text', 'medium'] as const
const OTHER = ['dimmed', 'hover-text'] as const

/** Language choice for screens without a user menu. */
export function LanguageLinks() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  return (
    <div role="group" aria-label={t('language')} className={look('flex', 'gap-4')}>
      {LANGUAGES.map((one) => (
        <UnstyledButton
          key={one}
          lang={one}
          className={`${look('text-xs', 'rounded-sm', 'phone-touch', ...(one === language ? CURRENT : OTHER))} ${classes.link}`}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {t(NAMES[one])}
        </UnstyledButton>
      ))}
    </div>
  )
}
