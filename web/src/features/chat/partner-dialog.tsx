import { Modal, TextInput, UnstyledButton } from '@mantine/core'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { usePartners } from './chat.queries'
import classes from './conversations.module.css'
import { look } from '../../ui/look'

interface PartnerDialogProps {
  onChoose: (company: string) => void
  onClose: () => void
}

/** Asks whom to write to. */
export function PartnerDialog({ onChoose, onClose }: PartnerDialogProps) {
  const t = useTexts(chatTexts)
  const [words, setWords] = useState('')
  const { data, error, isFetching, refetch } = usePartners(useDeferredValue(words.trim()))
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={t('newConversation')}>
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('searchPartners')}
        placeholder={t('searchPartners')}
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={5} height={44} />}
      {data?.length === 0 && <p className={look('dimmed', 'mt-md', 'mb-xs')}>{t('noneFound')}</p>}
      {data && data.length > 0 && (
        <ul
          className={`${look('overflow-y', 'mt-xs')} ${classes.partners}`}
          aria-label={t('partners')}
        >
          {data.map(({ _id: id, name }) => (
            <li key={id}>
              <UnstyledButton
                className={look('w-full', 'touch', 'rounded-md', 'p-xs-sm', 'hover')}
                onClick={() => onChoose(id)}
              >
                {name}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
