import { Textarea, TextInput } from '@mantine/core'
import { LONGEST_NAME, LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Language } from '@pasok/domain/kernel/texts'
import { broadcastTexts } from '@pasok/domain/notifications/notifications.broadcasts.texts'
import { LANGUAGE_NAMES } from '../../../lib/language-names'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import type { Words } from './broadcast-draft'

interface BroadcastWordsProps {
  language: Language
  words: Words
  isNeeded: boolean
  hasFocus: boolean
  missing: { title: boolean; message: boolean } | undefined
  onChange: (words: Words) => void
}

/** The title and message in one language. */
export function BroadcastWords(props: BroadcastWordsProps) {
  const { language, words, isNeeded, hasFocus, missing, onChange } = props
  const t = useTexts(broadcastTexts)
  const shell = useTexts(shellTexts)
  return (
    <fieldset className={look('stack', 'gap-sm', 'min-w-0')}>
      <legend className={look('semibold', 'mb-xs')}>{shell(LANGUAGE_NAMES[language])}</legend>
      <TextInput
        data-autofocus={hasFocus || undefined}
        lang={language}
        required={isNeeded}
        label={t('title')}
        maxLength={LONGEST_NAME}
        error={missing?.title ? t('titleRequired') : undefined}
        value={words.title}
        onChange={({ currentTarget }) => onChange({ ...words, title: currentTarget.value })}
      />
      <Textarea
        lang={language}
        required={isNeeded}
        label={t('message')}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={LONGEST_NOTE}
        error={missing?.message ? t('messageRequired') : undefined}
        value={words.message}
        onChange={({ currentTarget }) => onChange({ ...words, message: currentTarget.value })}
      />
    </fieldset>
  )
}
