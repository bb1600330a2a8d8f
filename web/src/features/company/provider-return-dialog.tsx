import { Button, Text, Textarea } from '@mantine/core'
import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import { providerCompanyFileTexts } from '@pasok/domain/company/provider/provider.texts'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { count } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

/** Number of characters from which the remaining room is shown. */
const NEARLY_FULL = LONGEST_NOTE * 0.8

const SUGGESTIONS = [
  ['labelUnreadable', 'suggestUnreadable'],
  ['labelName', 'suggestName'],
  ['labelNumber', 'suggestNumber'],
  ['labelAddress', 'suggestAddress'],
  ['labelExpired', 'suggestExpired'],
] as const

interface ReturnDialogProps {
  company: string
  /** Stored by the page, so that a failed request does not lose the text. */
  reason: string
  onReason: (reason: string) => void
  pending: boolean
  onClose: () => void
  onReturn: (reason: string) => void
}

/** Returns the error of the reason: a missing one after submit, a long one immediately. */
function useReasonWords(reason: string) {
  const t = useTexts(providerCompanyFileTexts)
  const te = useTexts(companyProviderErrors)
  const [isMissing, setMissing] = useState(false)
  const { length } = reason.trim()
  const room = { length: count(length), most: count(LONGEST_NOTE) }
  const isLong = length > LONGEST_NOTE
  return {
    isLong,
    setMissing,
    error: isMissing ? te('reasonRequired') : isLong ? t('reasonLong', room) : undefined,
    description: length > NEARLY_FULL ? t('reasonLength', room) : t('reasonHelp'),
  }
}

/** Dialog with the reason for returning a company; common reasons can be inserted and edited. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { company, reason, onReason, pending, onClose, onReturn } = props
  const t = useTexts(providerCompanyFileTexts)
  const words = useReasonWords(reason)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    words.setMissing(false)
    onReason(next)
  }
  const add = (sentence: string) => {
    change([reason.trim(), sentence].filter(Boolean).join('\n'))
    field.current?.focus()
  }
  const submit = () => {
    const plain = reason.trim()
    if (plain !== '' && !words.isLong) return onReturn(plain)
    words.setMissing(plain === '')
    field.current?.focus()
  }
  return (
    <FormDialog
      title={t('returnTitle', { company })}
      submitLabel={t('return')}
      danger
      isChanged={reason.trim() !== ''}
      isSaving={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('returnText')}</Text>
      <div>
        <Text size="xs" c="dimmed" id="often-used">
          {t('suggestions')}
        </Text>
        <div
          className={look('flex', 'wrap', 'gap-6', 'mt-6', 'mb-md')}
          role="group"
          aria-labelledby="often-used"
        >
          {SUGGESTIONS.map(([label, text]) => (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              title={t(text)}
              leftSection={<IconPlus size={14} aria-hidden />}
              disabled={reason.includes(t(text))}
              onClick={() => add(t(text))}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </div>
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('reason')}
        description={words.error === undefined ? words.description : undefined}
        error={words.error}
        value={reason}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
