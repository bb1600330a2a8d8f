import { Button, Group, TagsInput, Text } from '@mantine/core'
import type { OrderRow } from '@pasok/domain/orders/orders.model'
import { findRecipientProblem, isRecipient } from '@pasok/domain/orders/paper/paper.rules'
import { orderPaperTexts } from '@pasok/domain/orders/paper/paper.texts'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useSendOrder } from '../../../features/orders/orders.queries'
import { useTexts, useTx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

const BETWEEN = /[\s,;]+/
const ENDS = /[\s,;]$/
const wordsOf = (text: string): string[] => text.split(BETWEEN).filter(Boolean)

/** Recipients and the text in the field; Enter adds it as a recipient. */
function useRecipients(offered: string) {
  const [emails, setEmails] = useState<string[]>([])
  const [options, setOptions] = useState<string[]>(isRecipient(offered) ? [offered] : [])
  const [typed, setTyped] = useState('')
  const [isLooked, setLooked] = useState(false)
  const take = (words: readonly string[], before: readonly string[]) => {
    const wrong = words.filter((one) => !isRecipient(one))
    const good = words.filter(isRecipient)
    setEmails([...new Set([...before, ...good])])
    setOptions((known) => [...new Set([...known, ...good])])
    // Invalid addresses remain in the field for correction; set after the field has cleared itself.
    queueMicrotask(() => {
      setTyped(wrong.join(' '))
      setLooked(true)
    })
  }
  /** A recipient was removed, or the last element is the entered text. */
  const change = (next: readonly string[]) => {
    if (next.length < emails.length) setEmails([...next])
    else take(wordsOf(next.join(' ')), [])
  }
  const type = (text: string) => {
    if (ENDS.test(text)) return take(wordsOf(text), emails)
    setTyped(text)
    if (text === '') setLooked(false)
  }
  const choose = (email: string) => setEmails([...emails, email])
  const isTyping = typed.trim() !== ''
  const isWrong = isTyping && !isRecipient(typed)
  /** Known addresses that are not recipients yet. */
  const offers = options.filter((one) => !emails.includes(one))
  return { emails, offers, typed, change, type, choose, isTyping, isWrong: isWrong && isLooked }
}

interface OffersProps {
  emails: readonly string[]
  onChoose: (email: string) => void
}

/** Known addresses as buttons below the field, because a dropdown would cover the submit button. */
function Offers({ emails, onChoose }: OffersProps) {
  const t = useTexts(orderPaperTexts)
  if (emails.length === 0) return null
  return (
    // Pressing a button does not blur the field, so its text is preserved.
    <Group
      role="group"
      aria-label={t('offers')}
      gap="xs"
      onMouseDown={(event) => event.preventDefault()}
    >
      {emails.map((email) => (
        <Button
          key={email}
          variant="default"
          size="xs"
          maw="100%"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChoose(email)}
        >
          {email}
        </Button>
      ))}
    </Group>
  )
}

interface SendOrderDialogProps {
  order: Pick<OrderRow, '_id' | 'code_po'> & { vendor: { email: string } }
  onClose: () => void
}

/** Dialog that mails an order's PDF to any addresses; the vendor's comes first (Spec 2 §5). */
export function SendOrderDialog({ order, onClose }: SendOrderDialogProps) {
  const t = useTexts(orderPaperTexts)
  const tx = useTx()
  const sending = useSendOrder(order._id)
  const field = useRef<HTMLInputElement>(null)
  const recipients = useRecipients(order.vendor.email)
  const { emails, offers, typed, change, type, choose, isTyping, isWrong } = recipients
  const problem = emails.length > 0 ? findRecipientProblem(emails) : undefined
  const isValid = emails.length > 0 && !problem && !isTyping
  const send = async () => {
    if (!isValid) return
    toastSuccess(await sending.mutateAsync(emails))
    onClose()
  }
  return (
    <FormDialog
      title={t('sendTitle', { code: order.code_po })}
      submitLabel={t('sendNow')}
      canSubmit={isValid}
      isChanged={emails.length > 0 || isTyping}
      isSaving={sending.isPending}
      failure={sending.error}
      failureTitle={t('notSent')}
      onDismissFailure={() => sending.reset()}
      onSubmit={() => send().catch(() => undefined)}
      onClose={onClose}
    >
      <Text size="sm">{t('sendHelp')}</Text>
      <TagsInput
        ref={field}
        data-autofocus
        label={t('recipients')}
        description={t('recipientsHelp')}
        value={emails}
        onChange={change}
        searchValue={typed}
        onSearchChange={type}
        splitChars={[]}
        // Without options; a list that counts as open would use up the Escape meant for the dialog.
        dropdownOpened={false}
        acceptValueOnBlur
        inputMode="email"
        autoComplete="off"
        error={isWrong ? t('emailWrong') : problem && tx(problem.text, problem.values)}
      />
      <Offers
        emails={offers}
        onChoose={(email) => {
          choose(email)
          field.current?.focus()
        }}
      />
    </FormDialog>
  )
}
