import { Button, Pill, PillsInput } from '@mantine/core'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import type { KeyboardEvent, RefObject } from 'react'
import { useTexts } from '../../../lib/texts'
import { CompanyNames } from './company-names'
import type { Addresses } from './use-addresses'
import { look } from '../../../ui/look'

interface AddressFieldProps {
  field: RefObject<HTMLInputElement | null>
  addresses: Addresses
  error: string | undefined
}

/** Each address that can't be invited, why, and a way back to it. */
function Problems({ field, addresses }: Omit<AddressFieldProps, 'error'>) {
  const t = useTexts(invitationTexts)
  const wrong = addresses.targets.flatMap((target) => {
    const problem = addresses.problemOf(target)
    return problem === undefined ? [] : [{ target, problem }]
  })
  return (
    <ul className={look('grid', 'gap-4', 'error', 'text-xs')} aria-live="polite">
      {wrong.map(({ target, problem }) => (
        <li key={target.email} className={look('row', 'wrap', 'gap-xs', 'mt-6', 'break-anywhere')}>
          <span>{problem}</span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('mendEmail', { email: target.email })}
            onClick={() => {
              addresses.mend(target)
              field.current?.focus()
            }}
          >
            {t('mend')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Several addresses, each a chip of its own: typed one after the other, or pasted together. */
export function AddressField({ field, addresses, error }: AddressFieldProps) {
  const t = useTexts(invitationTexts)
  const { targets, typed, problemOf } = addresses
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      addresses.settle()
    }
    const last = targets.at(-1)
    if (event.key === 'Backspace' && typed === '' && last) {
      event.preventDefault()
      addresses.mend(last)
    }
  }
  return (
    <div className={look('min-w-0')}>
      <PillsInput
        required
        label={t('email')}
        description={t('emailHelp')}
        error={error ?? addresses.tooMany}
        onClick={() => field.current?.focus()}
      >
        <Pill.Group>
          {targets.map((target) => (
            <Pill
              key={target.email}
              className={look('max-w-full', problemOf(target) !== undefined && 'on-red')}
              title={target.name === '' ? undefined : target.email}
              withRemoveButton
              // Reached by Tab, too: Backspace takes the last one alone.
              removeButtonProps={{
                'aria-label': t('removeEmail', { email: target.email }),
                'aria-hidden': undefined,
                tabIndex: 0,
              }}
              onRemove={() => {
                addresses.remove(target)
                field.current?.focus()
              }}
            >
              {target.name === '' ? target.email : `${target.name} · ${target.email}`}
            </Pill>
          ))}
          <PillsInput.Field
            ref={field}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={targets.length === 0 ? t('emailPlaceholder') : undefined}
            value={typed}
            onChange={(event) => addresses.type(event.currentTarget.value)}
            onPaste={(event) => {
              if (addresses.paste(event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onKeyDown={onKeyDown}
            onBlur={() => addresses.settle()}
          />
        </Pill.Group>
      </PillsInput>
      <Problems field={field} addresses={addresses} />
      <CompanyNames addresses={addresses} />
    </div>
  )
}
