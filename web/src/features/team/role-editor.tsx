import { Button, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { ModuleEntry } from '@pasok/domain/team/team.model'
import { DASHBOARD } from '@pasok/domain/team/roles/roles.rules'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { bodyOf } from '../../documents/edited-form'
import { FormBody } from '../../documents/form-body'
import { useTexts, useTx } from '../../lib/texts'
import { MenuIcon } from '../../ui/menu-icon'
import type { RoleFormState } from './role-form'
import { MainColumn, TwoColumns } from '../../ui/two-columns'
import { RoleModuleRow } from './role-module-row'
import { featureName, moduleName, moduleOf } from './role-names'
import { look } from '../../ui/look'
import type { Difference } from '../../documents/edit-conflict'
import { differingModules, type RoleDraft } from './role-draft'
import classes from './role-form.module.css'
import { previewOf } from './role-rules'

function RolePreview({ draft }: { draft: RoleDraft }) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const id = useId()
  const features = draft.modules.flatMap((module) => module.features)
  const namesOf = (module: string) =>
    features
      .filter((feature) => moduleOf(feature) === module)
      .map((feature) => tx(featureName(feature)))
      .join(', ')
  return (
    <section className={`${look('card')} ${classes.preview}`} aria-labelledby={id}>
      <h2 id={id} className={look('text-lg', 'semibold')}>
        {t('preview')}
      </h2>
      <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('previewHelp')}</p>
      <ul className={look('mt-sm')}>
        {previewOf(draft).map(({ module_detail: detail, child_navigations: children }) => (
          <li key={detail._id} className={look('flex', 'gap-10', 'py-6')}>
            <MenuIcon name={detail.iconImage} size={18} className={classes.icon} />
            <div>
              <span className={look('block', 'medium')}>{tx(moduleName(detail))}</span>
              <span className={look('block', 'dimmed', 'tiny', 'regular')}>
                {namesOf(detail._id)}
              </span>
              {children.map((child) => (
                <div key={child._id} className={look('text-xs', 'mt-6')}>
                  {tx(moduleName(child))}
                  <span className={look('block', 'dimmed', 'tiny', 'regular')}>
                    {namesOf(child._id)}
                  </span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDifferences(
  mine: RoleDraft,
  theirs: RoleDraft | undefined,
  offered: readonly ModuleEntry[],
): Difference[] {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  if (!theirs) return []
  const details = new Map(
    offered.flatMap(({ module_detail, all_child_navigations_parents: children }) =>
      [module_detail, ...children].map((one) => [one._id, one] as const),
    ),
  )
  const nameOf = (id: string) => tx(moduleName(details.get(id) ?? { _id: id, name: id }))
  const wordsOf = ({ modules }: RoleDraft, id: string): string => {
    const module = modules.find(({ id_modules }) => id_modules === id)
    if (!module) return t('notIn')
    const words = [
      ...module.childs.map(nameOf),
      ...module.features.map((feature) => tx(featureName(feature))),
    ]
    return words.join(', ') || t('onlyOpens')
  }
  return [
    { label: t('name'), mine: mine.name, theirs: theirs.name },
    ...differingModules(mine, theirs).map((id) => ({
      label: nameOf(id),
      mine: wordsOf(mine, id),
      theirs: wordsOf(theirs, id),
    })),
  ]
}

interface EditorProps {
  /** Lets a button elsewhere on the page submit the form. */
  formId: string
  form: RoleFormState
  offered: readonly ModuleEntry[]
}

/** Dashboard, which every role has as its first module (Spec 1 §5). */
function FixedRow({ offered }: Pick<EditorProps, 'offered'>) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const fixed = offered.find(({ module_detail }) => module_detail._id === DASHBOARD)
  return (
    <li className={look('row', 'gap-10', 'py-sm')}>
      <MenuIcon
        name={fixed?.module_detail.iconImage ?? 'home'}
        size={18}
        className={look('dimmed')}
      />
      <div>
        <span className={look('medium')}>
          {tx(moduleName(fixed?.module_detail ?? { _id: DASHBOARD, name: 'Dashboard' }))}
        </span>
        <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('fixed')}</p>
      </div>
      <IconLock size={16} aria-hidden className={look('dimmed', 'ml-auto')} />
    </li>
  )
}

/** Focuses the module select of a newly added row. */
function useNewRowFocus(box: RefObject<HTMLElement | null>, rows: number): void {
  const last = useRef(rows)
  useEffect(() => {
    if (rows === last.current + 1)
      box.current?.querySelector<HTMLInputElement>('ul > li:last-child input')?.focus()
    last.current = rows
  }, [box, rows])
}

function Modules({ form, offered }: Pick<EditorProps, 'form' | 'offered'>) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const { rows } = form.form
  const selectable = offered.filter(({ module_detail }) => module_detail._id !== DASHBOARD)
  const isFull = rows.length >= selectable.length
  const problem = form.problems?.modules
  useNewRowFocus(box, rows.length)
  return (
    <section ref={box} className={look('card')} aria-labelledby={id}>
      <h2 id={id} className={look('text-lg', 'semibold')}>
        {t('modules')}
      </h2>
      <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('modulesHelp')}</p>
      <ul className={look('divided', 'border-t', 'border-b', 'mt-sm', 'mb-sm')}>
        <FixedRow offered={offered} />
        {rows.map((row, index) => (
          <RoleModuleRow
            key={row.key}
            row={row}
            at={index + 1}
            offered={selectable}
            used={
              new Set(rows.flatMap(({ key, parent }) => (key === row.key ? [] : (parent ?? []))))
            }
            problems={form.problems?.rows.get(row.key)}
            notes={form.saidOf(row.key)}
            onParent={(parent, label) => form.chooseParent(row.key, parent, label)}
            onChilds={(childs, features) => form.chooseChilds(row.key, childs, features)}
            onFeatures={(before, chosen) => form.chooseFeatures(row.key, before, chosen)}
            onRemove={(label) => {
              form.remove(row.key, label)
              box.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus()
            }}
          />
        ))}
      </ul>
      <div data-problem={problem ? true : undefined}>
        <Button
          data-add
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-describedby={problem && `${id}-problem`}
          onClick={form.add}
          disabled={isFull}
        >
          {t('addModule')}
        </Button>
        {isFull && <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('allAdded')}</p>}
        {problem && (
          <p id={`${id}-problem`} role="alert" className={look('error', 'text-xs', 'mt-6')}>
            {te(problem)}
          </p>
        )}
      </div>
    </section>
  )
}

/** Form of a role: name and modules, with a preview of its menu. */
export function RoleEditor({ formId, form, offered }: EditorProps) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const box = useRef<HTMLFormElement>(null)
  const nameProblem = form.problems?.name
  const rows = useDifferences(form.draft, form.conflict?.theirs, offered)
  const submit = async () => {
    if (await form.save()) return
    // After the errors are rendered, focuses the first one.
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>(
          '[aria-invalid="true"], [data-problem] :is(input:not(:disabled), button)',
        )
        ?.focus(),
    )
  }
  return (
    <TwoColumns>
      <MainColumn>
        <form
          ref={box}
          id={formId}
          noValidate
          className={look('stack', 'gap-md')}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FormBody {...bodyOf(form, () => rows)} failureTitle={t('failed')}>
            <div className={look('card')}>
              <TextInput
                label={t('name')}
                description={t('nameHelp')}
                required
                maxLength={LONGEST_NAME}
                error={form.nameProblem ?? (nameProblem && te(nameProblem))}
                value={form.form.name}
                onChange={(event) => form.rename(event.currentTarget.value)}
              />
            </div>
            <Modules form={form} offered={offered} />
          </FormBody>
        </form>
      </MainColumn>
      <RolePreview draft={form.draft} />
    </TwoColumns>
  )
}
