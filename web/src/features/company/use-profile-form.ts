import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api'
import { tx } from '../../lib/texts'
import { setResponse } from '../../lib/query-cache'
import { type Company, companyKey, publishCompanyChange } from './company.queries'

import { problemsAt } from './field-problems'
import type { ProfilePart } from './profile-parts'
import { useCompanyRecord } from './use-company-record'

export interface ProfileDialogProps {
  company: Company
  onClose: () => void
}

/** Form of one part of the company's detail; the screen is refreshed after saving (Spec 1 §4). */
export function useProfileForm<Draft extends object>(
  { company, onClose }: ProfileDialogProps,
  part: ProfilePart<Draft>,
) {
  const queries = useQueryClient()
  const key = companyKey(company._id)
  return useCompanyRecord<Draft>({
    initial: () => part.draftOf(company),
    version: company.version,
    fields: part.fields,
    problemsOf: (draft) => problemsAt(part.problemsOf(draft)),
    write: async (draft, version) => {
      const body = { ...part.bodyOf(draft), ...(version !== undefined && { version }) }
      const detail = await call('updateCompany', { body })
      await setResponse<Company>(queries, key, (old) => old && { ...old, ...detail })
      return tx(companyProfileTexts.saved)
    },
    read: async () => {
      const newest = await call('getCompany', { query: { buyer_id: company._id } })
      queries.setQueryData<Company>(key, newest)
      return { draft: part.draftOf(newest), version: newest.version }
    },
    onSaved: () => {
      void publishCompanyChange(queries)
      onClose()
    },
  })
}
