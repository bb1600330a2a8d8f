import type { Role } from '@pasok/domain/team/team.model'
import { withReads } from '@pasok/domain/team/roles/roles.rules'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { useState } from 'react'
import { freshKey } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'
import { toastUndo } from '../../lib/toast'
import { useDraftRecord } from '../../lib/use-draft-record'
import { draftOf, EMPTY_ROW, formOf, withParent } from './role-draft'
import type { RoleForm, RoleRow } from './role-draft'
import { featureName } from './role-names'
import { isSound, problemsOf, readsAddedBy } from './role-rules'
import { useRoleRecord } from './roles-queries'

interface RowNotes {
  /** Error for a module that another row already has. */
  parent?: string
  /** Names the feature that was selected automatically together with another. */
  features?: string
}

/** The rows of the form, with messages about each selection. */
function useRows(form: RoleForm, update: (change: (form: RoleForm) => RoleForm) => void) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const tx = useTx()
  const [notes, setNotes] = useState<ReadonlyMap<string, RowNotes>>(new Map())
  const setRowNotes = (key: string, words: RowNotes) =>
    setNotes((all) => new Map(all).set(key, words))
  const change = (key: string, next: (row: RoleRow) => RoleRow) =>
    update(({ name, rows }) => ({
      name,
      rows: rows.map((row) => (row.key === key ? next(row) : row)),
    }))
  return {
    saidOf: (key: string): RowNotes => notes.get(key) ?? {},
    add: () =>
      update(({ name, rows }) => ({ name, rows: [...rows, { key: freshKey(), ...EMPTY_ROW }] })),
    remove: (key: string, label: string) => {
      const at = form.rows.findIndex((row) => row.key === key)
      const removed = form.rows[at]
      update(({ name, rows }) => ({ name, rows: rows.filter((row) => row.key !== key) }))
      if (!removed || removed.parent === null) return
      toastUndo(t('removedModule', { name: label }), t('undo'), () =>
        update(({ name, rows }) =>
          // The module was selected in another row meanwhile and stays there.
          rows.some(({ parent }) => parent === removed.parent)
            ? { name, rows }
            : { name, rows: rows.toSpliced(at, 0, removed) },
        ),
      )
    },
    chooseParent: (key: string, parent: string, label: string) => {
      const isUsed = form.rows.some((row) => row.key !== key && row.parent === parent)
      setRowNotes(key, isUsed ? { parent: te('alreadySelected', { module: label }) } : {})
      if (!isUsed) change(key, (row) => withParent(row, parent))
    },
    chooseChilds: (key: string, childs: readonly string[], offered: readonly string[]) => {
      setRowNotes(key, {})
      change(key, (row) => ({
        ...row,
        childs,
        features: row.features.filter((feature) => offered.includes(feature)),
      }))
    },
    chooseFeatures: (key: string, before: readonly string[], chosen: readonly string[]) => {
      const added = readsAddedBy(before, chosen)
      const words = added.map(({ read, feature }) =>
        t('readAdded', { read: tx(featureName(read)), feature: tx(featureName(feature)) }),
      )
      setRowNotes(key, words.length > 0 ? { features: words.join(' ') } : {})
      change(key, (row) => ({ ...row, features: withReads(chosen) }))
    },
  }
}

interface RoleFormInput {
  /** Undefined for a new role. */
  role: Role | undefined
  /** Role whose modules and features a new role starts with. */
  copyOf?: Role | undefined
  onSaved: () => void
}

/** Form of a new or edited role: input, validation, saving; refused input is preserved. */
export function useRoleForm({ role, copyOf, onSaved }: RoleFormInput) {
  const t = useTexts(roleScreenTexts)
  const [isTried, setTried] = useState(false)
  const server = useRoleRecord(role?._id)
  const record = useDraftRecord<RoleForm>({
    initial: () =>
      copyOf ? formOf({ ...copyOf, name: t('copyName', { name: copyOf.name }) }) : formOf(role),
    version: role?.version,
    contentOf: draftOf,
    write: (form, version) => server.write(draftOf(form), version),
    read: async () => {
      const newest = await server.read()
      return newest ? { draft: formOf(newest), version: newest.version } : null
    },
    onSaved,
  })
  const { draft: form, change, error, conflict } = record
  const nameProblem = error instanceof ApiError ? error.issueAt('name') : undefined
  const problems = problemsOf(form)
  const isGood = isSound(problems)
  return {
    ...useRows(form, change),
    form,
    draft: draftOf(form),
    isChanged: record.isChanged,
    isSaving: record.isSaving,
    /** The server's error about the name. */
    nameProblem,
    /** Error of the last save that does not concern the name. */
    failure: nameProblem === undefined ? error : null,
    dismiss: record.dismiss,
    conflict: conflict && { ...conflict, theirs: draftOf(conflict.theirs) },
    problems: isTried ? problems : undefined,
    rename: (name: string) => change(({ rows }) => ({ name, rows })),
    /** Resolves to true when saved. */
    save: async () => {
      setTried(true)
      return isGood && record.save()
    },
  } as const
}
export type RoleFormState = ReturnType<typeof useRoleForm>
