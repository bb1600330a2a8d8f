import { Checkbox, CloseButton, TextInput } from '@mantine/core'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { CHOICES, useVerifiedCompanies } from './super-admin-queries'
import classes from './super-admin.module.css'
import { look } from '../../ui/look'

/** How long the typing rests before it is searched for; ms. */
const REST = 250

type Company = SuperAdmin['companies'][number]

interface CompanyChoiceProps {
  chosen: readonly Company[]
  onChange: (chosen: readonly Company[]) => void
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), REST)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

/** The companies that a super admin acts for: those chosen, and a search for more. */
export function CompanyChoice({ chosen, onChange }: CompanyChoiceProps) {
  const t = useTexts(superAdminTexts)
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={look('stack', 'gap-6')}>
      <div className={look('flex', 'justify-between', 'align-baseline', 'gap-sm')}>
        <span id={labelId} className={look('medium')}>
          {t('actsFor')}
        </span>
        <span className={look('dimmed', 'text-xs')} role="status">
          {chosen.length === 0
            ? t('chosenNone')
            : t('chosen', { count: formatCount(chosen.length) })}
        </span>
      </div>
      <p className={look('dimmed', 'text-xs')}>{t('actsForHelp')}</p>
      <Chosen chosen={chosen} onChange={onChange} />
      <Matches chosen={chosen} onChange={onChange} />
    </div>
  )
}

function Chosen({ chosen, onChange }: CompanyChoiceProps) {
  const t = useTexts(superAdminTexts)
  if (chosen.length === 0) return null
  return (
    <ul
      className={`${look('flex', 'wrap', 'gap-6', 'overflow-y', 'mt-4', 'mb-4')} ${classes.chosen}`}
    >
      {chosen.map(({ _id, legal_name: name }) => (
        <li
          key={_id}
          className={`${look('inline-row', 'gap-2', 'border', 'rounded-lg', 'text-xs', 'tinted', 'break-anywhere')} ${classes.pill}`}
        >
          {name}
          <CloseButton
            size="xs"
            aria-label={t('removeCompany', { company: name })}
            onClick={() => onChange(chosen.filter((one) => one._id !== _id))}
          />
        </li>
      ))}
    </ul>
  )
}

function Matches({ chosen, onChange }: CompanyChoiceProps) {
  const t = useTexts(superAdminTexts)
  const [typed, setTyped] = useState('')
  const companies = useVerifiedCompanies(useRested(typed))
  const { rows = [], count = 0 } = companies.data ?? {}
  const toggle = (company: Company, isOn: boolean) =>
    onChange(isOn ? [...chosen, company] : chosen.filter(({ _id }) => _id !== company._id))
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('searchCompanies')}
        placeholder={t('searchCompanies')}
        maxLength={200}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The form is not sent by searching in it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {companies.error && !companies.data ? (
        <LoadError
          error={companies.error}
          busy={companies.isFetching}
          onRetry={() => void companies.refetch()}
        />
      ) : (
        <ul
          className={`${look('p-xs-sm', 'overflow-y', 'border', 'rounded-md', 'waiting')} ${classes.matches}`}
          data-waiting={companies.isPlaceholderData || undefined}
        >
          {rows.map(({ _id, legal_name, company_code }) => (
            <li key={_id} className={look('py-6')}>
              <Checkbox
                label={legal_name}
                description={company_code}
                checked={chosen.some((one) => one._id === _id)}
                onChange={(event) =>
                  toggle({ _id, legal_name, company_code }, event.currentTarget.checked)
                }
              />
            </li>
          ))}
          {companies.isSuccess && rows.length === 0 && (
            <li className={look('dimmed', 'text-xs')}>{t('noMatch')}</li>
          )}
          {count > CHOICES && (
            <li className={look('dimmed', 'text-xs')}>
              {t('moreMatches', { count: formatCount(count) })}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
