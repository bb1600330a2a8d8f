import { Tooltip, UnstyledButton } from '@mantine/core'
import { holderNames, holderText } from '@pasok/domain/requests/requests.holders'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { useLanguage } from '../../lib/texts'
import { look } from '../../ui/look'

/**
 * Who has to act on a request, beside its status; several approvers' names are shown on hover, focus or tap.
 */
export function RequestHolder({
  request,
}: {
  request: Pick<RequestRow, 'lastStatus' | 'held_by'>
}) {
  const language = useLanguage()
  const text = holderText(request, language)
  const names = holderNames(request, language)
  if (text === undefined) return null
  if (names.length === 0)
    return (
      <span
        className={look('block', 'tiny', 'dimmed', 'truncate', 'max-w-full', 'phone-wraps')}
        title={text}
      >
        {text}
      </span>
    )
  return (
    <Tooltip
      label={names.join('\n')}
      className={look('pre-line')}
      events={{ hover: true, focus: true, touch: true }}
    >
      <UnstyledButton
        className={look('block', 'tiny', 'dimmed', 'underline', 'phone-thumb')}
        aria-label={`${text}: ${names.join('; ')}`}
        onClick={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        {text}
      </UnstyledButton>
    </Tooltip>
  )
}
