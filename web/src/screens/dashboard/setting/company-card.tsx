import { Anchor, Input, SegmentedControl, Select, Switch } from '@mantine/core'
import { TIME_ZONE_NAMES, TIME_ZONES } from '@pasok/domain/company/company.settings'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { LANGUAGES } from '@pasok/domain/kernel/texts'
import type { CompanySettings } from '@pasok/domain/team/team.settings.contract'
import { settingsTexts } from '@pasok/domain/team/team.settings.texts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { bodyOf, differencesOf } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { SaveBar } from '../../../documents/save-bar'
import { LANGUAGE_NAMES } from '../../../lib/language-names'
import { useCan } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { Card } from '../../../ui/two-columns'
import type { CompanyDraft, CompanyForm } from './use-company-form'
import { look } from '../../../ui/look'

/** `Ani, Budi and 3 more`. */
const MOST_NAMED = 3

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
  const named = others.slice(0, MOST_NAMED).map(({ fullname }) => fullname)
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

/** What the company decides of itself. */
export function CompanyCard({ form, settings }: CompanyCardProps) {
  const t = useTexts(settingsTexts)
  const tShell = useTexts(shellTexts)
  const tx = useTx()
  const told = [
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
          {...bodyOf(form, (theirs) => differencesOf(told, form.draft, theirs))}
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
