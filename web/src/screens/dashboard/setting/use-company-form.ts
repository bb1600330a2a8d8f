import { TIME_ZONE_NAMES, type TimeZone } from '@pasok/domain/company/company.settings'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { Language } from '@pasok/domain/kernel/texts'
import type { CompanySettings } from '@pasok/domain/team/team.settings.contract'
import { useCompanySettingsRecord } from '../../../features/team/departments.queries'
import { useDraftRecord } from '../../../lib/use-draft-record'

export interface CompanyDraft {
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

export function useCompanyForm(settings: CompanySettings) {
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
export type CompanyForm = ReturnType<typeof useCompanyForm>
