import { Anchor, Input, SegmentedControl, Select, Switch } from '@mantine/core'
import { TIME_ZONE_NAMES, TIME_ZONES, type TimeZone } from '@pasok/domain/company/company.settings'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { type Language, LANGUAGES } from '@pasok/domain/kernel/texts'
import type { CompanySettings } from '@pasok/domain/team/settings/settings.contract'
import { settingsTexts } from '@pasok/domain/team/settings/settings.texts'
import type { PlatformSetting } from '@pasok/domain/vendors/provider/platform-setting.contract'
import { platformSettingTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { TERM_LIMITS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { bodyOf, differencesOf } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { LoadError } from '../../../documents/load-error'
import { SaveBar } from '../../../documents/save-bar'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import {
  useCompanySettings,
  useCompanySettingsRecord,
} from '../../../features/team/departments.queries'
import {
  usePlatformSetting,
  usePlatformSettingRecord,
} from '../../../features/vendors/provider-vendors.queries'
import { draftOfTerms, termsOf } from '../../../features/vendors/terms-draft'
import { TermsFields } from '../../../features/vendors/terms-fields'
import { useTermsForm } from '../../../features/vendors/use-terms-form'
import { isCutOff } from '../../../lib/is-cut-off'
import { LANGUAGE_NAMES } from '../../../lib/language'
import { useCan } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { Card } from '../../../ui/two-columns'
import classes from './setting.module.css'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { useDraftRecord } from '../../../lib/use-draft-record'

interface CompanyDraft {
  time_zone: TimeZone
  language: Language
  owner_needs_approval: boolean
}

/** A time zone that is no longer offered is replaced by the default. */
const zoneOf = (name: string): TimeZone =>
  TIME_ZONE_NAMES.find((one) => one === name) ?? DEFAULT_TIME_ZONE

const draftOf = (settings: CompanySettings): CompanyDraft => ({
  time_zone: zoneOf(settings.time_zone),
  language: settings.language,
  owner_needs_approval: settings.owner_needs_approval,
})

function useCompanyForm(settings: CompanySettings) {
  const { write, read } = useCompanySettingsRecord()
  const record = useDraftRecord<CompanyDraft>({
    initial: () => draftOf(settings),
    version: settings.version,
    write: (draft, version) => write({ ...draft, ...(version !== undefined && { version }) }),
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
    onSaved: () => undefined,
  })
  return {
    ...record,
    failure: record.error,
    undo: () => {
      record.dismiss()
      record.change(() => draftOf(settings))
    },
  }
}
type CompanyForm = ReturnType<typeof useCompanyForm>

/** Maximum number of names: `Ani, Budi and 3 more`. */
const MAX_NAMED = 3

interface CompanyCardProps {
  form: CompanyForm
  settings: CompanySettings
}

function ZoneSelect({ form }: Pick<CompanyCardProps, 'form'>) {
  const t = useTexts(settingsTexts)
  const tx = useTx()
  const { time_zone: zone } = form.draft
  return (
    <Select
      label={t('timeZone')}
      description={t('timeZoneHelp')}
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={t('noZone')}
      data={TIME_ZONE_NAMES.map((value) => ({ value, label: tx(TIME_ZONES[value]) }))}
      value={zone}
      onChange={(chosen) => {
        const next = TIME_ZONE_NAMES.find((one) => one === chosen)
        if (next) form.type({ time_zone: next })
      }}
    />
  )
}

function LanguageChoice({ form }: Pick<CompanyCardProps, 'form'>) {
  const t = useTexts(settingsTexts)
  const tShell = useTexts(shellTexts)
  const id = useId()
  return (
    <Input.Wrapper
      labelElement="div"
      label={t('language')}
      labelProps={{ id }}
      description={t('languageHelp')}
    >
      <div className={look('flex')}>
        <SegmentedControl
          className={look('wrap', 'max-w-full')}
          aria-labelledby={id}
          data={LANGUAGES.map((value) => ({ value, label: tShell(LANGUAGE_NAMES[value]) }))}
          value={form.draft.language}
          onChange={(chosen) => {
            const next = LANGUAGES.find((one) => one === chosen)
            if (next) form.type({ language: next })
          }}
        />
      </div>
    </Input.Wrapper>
  )
}

/** Who approves instead of the Owner; where nobody may, what to do about that. */
function Approvers({ form, settings }: CompanyCardProps) {
  const t = useTexts(settingsTexts)
  const mayManage = useCan('team.manage')
  const others = settings.other_approvers
  if (others.length === 0)
    return (
      <span className={look('block', 'mt-4')}>
        {t(form.draft.owner_needs_approval ? 'nobodyNow' : 'nobodyElse')}{' '}
        {mayManage && (
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to="/dashboard/teams" />}
          >
            {t('toUsers')}
          </Anchor>
        )}
      </span>
    )
  const named = others.slice(0, MAX_NAMED).map(({ fullname }) => fullname)
  const names = named.join(', ')
  const count = others.length - named.length
  return (
    <span className={look('block', 'mt-4')}>
      {count > 0 ? t('approversMore', { names, count }) : t('approvers', { names })}
    </span>
  )
}

function OwnerSwitch({ form, settings }: CompanyCardProps) {
  const t = useTexts(settingsTexts)
  const { owner_needs_approval: isOn } = form.draft
  return (
    <Switch
      label={t('ownerNeedsApproval')}
      description={
        <>
          {t('ownerNeedsApprovalHelp')}
          <Approvers form={form} settings={settings} />
        </>
      }
      disabled={settings.other_approvers.length === 0 && !isOn}
      checked={isOn}
      onChange={({ currentTarget }) => form.type({ owner_needs_approval: currentTarget.checked })}
    />
  )
}

function CompanyCard({ form, settings }: CompanyCardProps) {
  const t = useTexts(settingsTexts)
  const tShell = useTexts(shellTexts)
  const tx = useTx()
  const fields = [
    { label: t('timeZone'), of: ({ time_zone: zone }: CompanyDraft) => tx(TIME_ZONES[zone]) },
    {
      label: t('language'),
      of: ({ language }: CompanyDraft) => tShell(LANGUAGE_NAMES[language]),
    },
    {
      label: t('ownerNeedsApproval'),
      of: (draft: CompanyDraft) => t(draft.owner_needs_approval ? 'yes' : 'no'),
    },
  ]
  return (
    <Card title={t('heading')}>
      <form
        noValidate
        className={look('stack', 'gap-md')}
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <FormBody
          {...bodyOf(form, (theirs) => differencesOf(fields, form.draft, theirs))}
          failureTitle={t('notSaved')}
        >
          <ZoneSelect form={form} />
          <LanguageChoice form={form} />
          <OwnerSwitch form={form} settings={settings} />
        </FormBody>
        <SaveBar inCard form={form} label={t('save')} />
      </form>
    </Card>
  )
}

const REQUIRED = {
  default_discount: platformSettingTexts.discountRequired,
  default_down_payment: platformSettingTexts.downPaymentRequired,
  default_payment_term: platformSettingTexts.paymentTermRequired,
}

/** Form of Setting Platform (Spec 2 §2). */
function usePlatformForm(setting: PlatformSetting) {
  const { write, read } = usePlatformSettingRecord()
  return useTermsForm({
    initial: () => draftOfTerms(setting),
    version: setting.version,
    required: REQUIRED,
    contentOf: termsOf,
    write: (draft, version) =>
      write({ ...termsOf(draft), ...(version !== undefined && { version }) }),
    read: async () => {
      const newest = await read()
      return { draft: draftOfTerms(newest), version: newest.version }
    },
  })
}
type PlatformForm = ReturnType<typeof usePlatformForm>

/** In the order of the specification. */
const ORDER: readonly TermField[] = [
  'default_discount',
  'default_payment_term',
  'default_down_payment',
]

/** Platform setting (Spec 2 §2): three required numbers. */
function PlatformCard({ form }: { form: PlatformForm }) {
  const t = useTexts(platformSettingTexts)
  const rangeOf = (field: TermField) => {
    const { min, max } = TERM_LIMITS[field]
    return t('range', { min, max })
  }
  const words = {
    default_discount: { label: t('discount'), help: rangeOf('default_discount') },
    default_payment_term: { label: t('paymentTerm'), help: rangeOf('default_payment_term') },
    default_down_payment: { label: t('downPayment'), help: rangeOf('default_down_payment') },
  }
  const fields = ORDER.map((field) => ({
    label: words[field].label,
    of: (draft: PlatformForm['draft']) => draft[field],
  }))
  return (
    <Card title={t('heading')}>
      <form
        noValidate
        className={look('stack', 'gap-md')}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p className={look('dimmed', 'mt-2', 'mb-4')}>{t('headingText')}</p>
        <FormBody
          {...bodyOf(form, (theirs) => differencesOf(fields, form.draft, theirs))}
          failureTitle={t('notSaved')}
        >
          <TermsFields form={form} order={ORDER} words={words} />
        </FormBody>
        <SaveBar inCard form={form} label={t('save')} />
      </form>
    </Card>
  )
}

interface CardsProps {
  setting: PlatformSetting
  settings: CompanySettings
}

/** Two forms that are saved separately; leaving with unsaved input in either shows one confirmation. */
function Cards({ setting, settings }: CardsProps) {
  const platform = usePlatformForm(setting)
  const company = useCompanyForm(settings)
  const isSaved = useRef(false)
  useLeaveQuestion(platform.isChanged || company.isChanged, isSaved)
  return (
    <div className={`${classes.cards} ${look('grid', 'align-start', 'gap-md')}`}>
      <PlatformCard form={platform} />
      <CompanyCard form={company} settings={settings} />
    </div>
  )
}

function Loaded() {
  const setting = usePlatformSetting()
  const settings = useCompanySettings()
  if (isCutOff(setting) || isCutOff(settings)) return <CutOffNote />
  if (setting.data && settings.data)
    return <Cards setting={setting.data} settings={settings.data} />
  const failed = [setting, settings].find(({ error }) => error !== null)
  if (!failed?.error) return <SkeletonRows />
  return (
    <LoadError
      error={failed.error}
      busy={setting.isFetching || settings.isFetching}
      onRetry={() => {
        void setting.refetch()
        void settings.refetch()
      }}
    />
  )
}

/** `/dashboard/setting` (Spec 2 §2). */
export default function SettingScreen() {
  const t = useTexts(settingsTexts)
  return (
    <>
      <PageHead title={t('page')} />
      <Loaded />
    </>
  )
}
