import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useState } from 'react'
import {
  useDepartmentRecord,
  type DepartmentDraft,
} from '../../../features/team/departments.queries'
import { ApiError } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { afterPress } from '../../../lib/after-press'

const draftOf = (department: Department | undefined): DepartmentDraft => ({
  name: department?.name ?? '',
  users: (department?.users ?? []).map(({ userId }) => userId).toSorted(),
})

/** Blanks around a name are not kept. */
const contentOf = ({ name, users }: DepartmentDraft): DepartmentDraft => ({
  name: name.trim(),
  users,
})

interface DepartmentFormOptions {
  department: Department | undefined
  onClose: () => void
  focusOnName: () => void
}

/** What was typed of a department; the name is required (Spec 1 §5). */
export function useDepartmentForm({ department, onClose, focusOnName }: DepartmentFormOptions) {
  const t = useTexts(departmentsScreenTexts)
  const { write, read } = useDepartmentRecord(department)
  const record = useDraftRecord<DepartmentDraft>({
    initial: () => draftOf(department),
    version: department?.version,
    write: (draft, version) => write(contentOf(draft), version),
    contentOf,
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
    onFailed: (error) => {
      if (error instanceof ApiError && error.issueAt('name') !== undefined) focusOnName()
    },
  })
  const [left, setLeft] = useState(false)
  const { draft, error } = record
  const issues = error instanceof ApiError ? error.issues : []
  const told = issues.find(({ path }) => path === 'name')?.message
  const ofUsers = issues.filter(({ path }) => path?.startsWith('users')).map((one) => one.message)
  const isMissing = draft.name.trim() === ''
  return {
    ...record,
    nameError: told ?? (left && isMissing ? t('nameRequired') : null),
    usersError: ofUsers.length > 0 ? ofUsers.join(' ') : null,
    leaveName: () => afterPress(() => setLeft(true)),
    submit: async () => {
      setLeft(true)
      if (isMissing) return focusOnName()
      return record.save()
    },
    /** What no field says. */
    failure: told === undefined && ofUsers.length === 0 ? error : null,
  }
}
