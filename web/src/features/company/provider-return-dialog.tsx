import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import classes from './provider-company.module.css'

const SUGGESTIONS = [
  ['labelUnreadable', 'suggestUnreadable'],
  ['labelName', 'suggestName'],
  ['labelNumber', 'suggestNumber'],
  ['labelAddress', 'suggestAddress'],
  ['labelExpired', 'suggestExpired'],
] as const

interface ReturnDialogProps {
  company: string
  /** Kept by the page, so that closing loses nothing typed. */
  reason: string
  onReason: (reason: string) => void
  pending: boolean
  onClose: () => void
  onReturn: (reason: string) => void
}

/** Why a company is returned: in one's own words, or begun from those often used. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { company, reason, onReason, pending, onClose, onReturn } = props
  const t = useTexts(providerCompanyFileTexts)
  const te = useTexts(companyProviderErrors)
  const tp = useTexts(providerTexts)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusReturn()
  const change = (next: string) => {
    setMissing(false)
    onReason(next.slice(0, LONGEST_NOTE))
  }
  const add = (sentence: string) => {
    change([reason.trim(), sentence].filter(Boolean).join('\n'))
    field.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') return onReturn(reason.trim())
    setMissing(true)
    field.current?.focus()
  }
  return (
    <Modal opened onClose={onClose} title={t('returnTitle', { company })}>
      <form noValidate onSubmit={submit}>
        <Text mb="md">{t('returnText')}</Text>
        <Text size="xs" c="dimmed" id="often-used">
          {t('suggestions')}
        </Text>
        <div className={classes.chips} role="group" aria-labelledby="often-used">
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
        <Textarea
          ref={field}
          data-autofocus
          required
          label={t('reason')}
          description={missing ? undefined : t('reasonHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={missing ? te('reasonRequired') : undefined}
          value={reason}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={3}
          maxRows={10}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            {tp('cancel')}
          </Button>
          <Button type="submit" color="red" loading={pending}>
            {t('return')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
