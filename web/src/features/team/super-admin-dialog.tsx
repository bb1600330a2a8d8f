import { Checkbox, CloseButton, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { look } from '../../ui/look'
import classes from './super-admin-dialog.module.css'
import {
  CHOICES,
  type SuperAdminDraft,
  useSuperAdminRecord,
  useVerifiedCompanies,
} from './super-admin-queries'

/** Search delay after the last keystroke, in milliseconds. */
const REST_MS = 250

type Company = SuperAdmin['companies'][number]

interface CompanyChoiceProps {
  chosen: readonly Company[]
  onChange: (chosen: readonly Company[]) => void
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

function CompanyChoice({ chosen, onChange }: CompanyChoiceProps) {
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
          // Enter in the search must not submit the form.
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

type Key = keyof typeof superAdminTexts

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns the error of a new super admin's email address. */
function emailProblem(email: string): Key | null {
  if (email.trim() === '') return 'emailRequired'
  return EMAIL.test(email.trim()) ? null : 'emailInvalid'
}

function nameProblem(name: string): Key | null {
  return name.trim() === '' ? 'nameRequired' : null
}

interface SuperAdminDialogProps {
  /** Undefined for a new super admin. */
  admin: SuperAdmin | undefined
  onClose: () => void
}

const draftOf = (admin: SuperAdmin | undefined): SuperAdminDraft => ({
  fullname: admin?.fullname ?? '',
  email: admin?.email ?? '',
  companies: admin?.companies ?? [],
})

const namesOf = (companies: SuperAdmin['companies']) =>
  companies
    .map((company) => company.legal_name)
    .toSorted()
    .join(', ')

/** Normalizes for comparison: trims texts and ignores the order of companies. */
const contentOf = ({ fullname, email, companies }: SuperAdminDraft) => ({
  fullname: fullname.trim(),
  email: email.trim(),
  companies: companies.map(({ _id }) => _id).toSorted(),
})

function useSuperAdminForm(admin: SuperAdmin | undefined, onClose: () => void) {
  const t = useTexts(superAdminTexts)
  const { write, read } = useSuperAdminRecord(admin)
  const record = useDraftRecord<SuperAdminDraft>({
    initial: () => draftOf(admin),
    version: admin?.version,
    contentOf,
    write: async (draft, version) => {
      const { fullname, email } = contentOf(draft)
      await write({ ...draft, fullname, email }, version)
      return t(admin ? 'saved' : 'invited', { name: fullname })
    },
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
  })
  const { draft, error } = record
  const [tried, setTried] = useState(false)
  const problems = {
    fullname: nameProblem(draft.fullname),
    email: admin ? null : emailProblem(draft.email),
  }
  const save = async () => {
    setTried(true)
    if (problems.fullname === null && problems.email === null) await record.save()
  }
  const errorAt = (field: keyof typeof problems) => {
    const problem = problems[field]
    if (tried && problem !== null) return t(problem)
    return error instanceof ApiError ? error.issueAt(field) : undefined
  }
  return { ...record, save, errorAt, problems, failure: error }
}

/** Adds a super admin or changes name and companies; a user who saves second sees the differences. */
export function SuperAdminDialog({ admin, onClose }: SuperAdminDialogProps) {
  const t = useTexts(superAdminTexts)
  const form = useSuperAdminForm(admin, onClose)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const submit = () => {
    if (form.problems.fullname !== null) name.current?.focus()
    else if (form.problems.email !== null) email.current?.focus()
    void form.save()
  }
  return (
    <RecordDialog
      title={t(admin ? 'editTitle' : 'add')}
      submitLabel={t(admin ? 'saveChanges' : 'add')}
      failureTitle={t('failed')}
      form={{ ...form, submit }}
      fields={[
        { label: t('fullname'), of: ({ fullname }) => fullname },
        { label: t('actsFor'), of: ({ companies }) => namesOf(companies) },
      ]}
      onClose={onClose}
    >
      <TextInput
        ref={name}
        data-autofocus
        required
        label={t('fullname')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={form.errorAt('fullname')}
        value={form.draft.fullname}
        onChange={(event) => form.type({ fullname: event.currentTarget.value })}
      />
      <TextInput
        ref={email}
        required={!admin}
        readOnly={admin !== undefined}
        type="email"
        label={t('email')}
        description={form.errorAt('email') ? undefined : t(admin ? 'emailKept' : 'emailHelp')}
        maxLength={254}
        autoComplete="off"
        error={form.errorAt('email')}
        value={form.draft.email}
        onChange={(event) => form.type({ email: event.currentTarget.value })}
      />
      <CompanyChoice
        chosen={form.draft.companies}
        onChange={(companies) => form.type({ companies: [...companies] })}
      />
    </RecordDialog>
  )
}
