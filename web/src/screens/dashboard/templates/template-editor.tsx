import { Alert, Button, Group, TextInput } from '@mantine/core'
import type { DraftMarker } from '@pasok/domain/cart/draft/draft.model'
import { changesToShow } from '@pasok/domain/cart/draft/draft.rules'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { findSupplyProblem } from '@pasok/domain/cart/cart.problems'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconAlertTriangle, IconFileOff, IconTemplate } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { CartByVendor } from '../../../features/cart/cart-lines'
import { CartOf } from '../../../features/cart/cart.kind'
import { useIsTyping, useMarkTyping } from '../../../features/cart/cart.typing'
import type { Cart } from '../../../features/cart/draft-store'
import { useOwnCart } from '../../../features/cart/own-cart'
import { useAddToCart } from '../../../features/cart/use-add-to-cart'
import { useCart } from '../../../features/cart/use-cart'
import { type ProblemItem, ProblemsList } from '../../../features/templates/problems-list'
import { isMissing, messageOf } from '../../../lib/api-error'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { Card, MainColumn, TwoColumns } from '../../../ui/two-columns'
import { ProductFinder } from '../shared/adding/product-finder'
import { showUnavailable } from '../shared/adding/unavailable-host'
import { TemplateConflict } from './template-conflict'
import { TemplateMissing } from './template-missing'
import { TemplateRail } from './template-rail'
import {
  type TemplateLoader,
  type TemplateSaving,
  useTemplateOpening,
  useTemplateSave,
} from './use-template-editor'

/** Milliseconds after the last key until the name is stored with the cart. */
const PAUSE_MS = 400

/** The typed name, stored with the template's cart shortly after typing, so that it survives a reload. */
export function useTemplateName({ cartId, name = '' }: DraftMarker) {
  const [typed, setTyped] = useState(name)
  const [seen, setSeen] = useState({ cartId, name })
  // The cart contains another template, or another tab changed the name.
  if (seen.cartId !== cartId || seen.name !== name) {
    setSeen({ cartId, name })
    if (seen.cartId !== cartId || typed === seen.name) setTyped(name)
  }
  const cart = useOwnCart()
  const pending = useRef<string>(undefined)
  useMarkTyping(typed !== name)
  const saveName = () => {
    const next = pending.current
    pending.current = undefined
    if (next === undefined || next === name) return
    cart
      .dispatch({ type: 'chosen', choices: { name: next } })
      .catch((error: unknown) => toastError(messageOf(error)))
  }
  const saveNow = useEffectEvent(saveName)
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // Stores a pending name when the screen unmounts.
  useEffect(() => () => saveNow(), [])
  return {
    typed,
    type: (text: string) => {
      pending.current = text
      setTyped(text)
    },
    saveName,
  }
}
type TemplateName = ReturnType<typeof useTemplateName>

interface NameFieldProps {
  name: TemplateName
  saving: TemplateSaving
}

/** Field for the required name; saving without a name focuses it. */
function NameField({ name, saving }: NameFieldProps) {
  const t = useTexts(templateScreenTexts)
  const field = useRef<HTMLInputElement>(null)
  const { nameError } = saving
  useEffect(() => {
    if (nameError !== undefined) field.current?.focus()
  }, [nameError])
  return (
    <TextInput
      ref={field}
      label={t('name')}
      placeholder={t('namePlaceholder')}
      required
      maxLength={LONGEST_NAME}
      autoComplete="off"
      error={nameError}
      value={name.typed}
      onChange={(event) => {
        saving.clearNameError()
        name.type(event.currentTarget.value)
      }}
      onBlur={name.saveName}
    />
  )
}

function BackToList() {
  const t = useTexts(templateScreenTexts)
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/dashboard/templates" />}>
      {t('backToList')}
    </Button>
  )
}

function Products() {
  const t = useTexts(templateScreenTexts)
  // A template has no delivery area; a request made from it has one.
  const { add, isAdding } = useAddToCart(undefined, showUnavailable)
  return (
    <ProductFinder areaCity={undefined} onAdd={add} isAdding={isAdding} addLabel={t('addTo')} />
  )
}

/** Returns the lines that cannot be ordered in their present form. */
function problemsOf(lines: readonly CartLine[], withdrawn: ReadonlySet<string>): ProblemItem[] {
  return lines.flatMap((line) => {
    const { productId, name } = line
    if (withdrawn.has(productId))
      return [{ productId, name, problem: 'withdrawn' as const, limit: 0 }]
    const found = findSupplyProblem(line, {
      available: true,
      minimum: line.minimum_order_quantity,
      stock: line.stock,
    })
    return found ? [{ productId, name, ...found }] : []
  })
}

function useChanges(cart: Cart) {
  return useMemo(() => {
    const { lines } = cart
    const shown = changesToShow(cart)
    const removed = shown.filter(({ field }) => field === 'withdrawn')
    const withdrawn = new Set(removed.map(({ productId }) => productId))
    return { shown, problems: problemsOf(lines, withdrawn) }
  }, [cart])
}

function Editor({ loader }: { loader: TemplateLoader }) {
  const t = useTexts(templateScreenTexts)
  const cart = useCart()
  const name = useTemplateName(cart.marker)
  const saving = useTemplateSave()
  const { shown, problems } = useChanges(cart)
  const isTyping = useIsTyping()
  const { saved } = cart.marker
  const hasWork = isTyping || (!saved && (cart.lines.length > 0 || name.typed.trim() !== ''))
  const isOver = useRef(false)
  useLeaveQuestion(hasWork && !saving.isSaved, isOver, {
    title: templateScreenTexts.leaveTitle,
    text: templateScreenTexts.leaveText,
  })
  return (
    <>
      <TemplateConflict
        id={cart.marker.id}
        name={name.typed}
        lines={cart.lines}
        saving={saving}
        onTakeTheirs={() => void loader.again(cart.marker.id)}
      />
      <TwoColumns>
        <MainColumn>
          <Card className={look('stack', 'gap-md')}>
            <NameField name={name} saving={saving} />
            <Products />
          </Card>
          {problems.length > 0 && (
            <Alert
              color="yellow"
              icon={<IconAlertTriangle size={18} aria-hidden />}
              title={t('problemsTitle')}
            >
              <ProblemsList label={t('problemsTitle')} problems={problems} />
            </Alert>
          )}
          <CartByVendor
            changes={shown}
            emptyText={t('cartEmpty')}
            emptyHelper={t('cartEmptyHelp')}
          />
        </MainColumn>
        <TemplateRail
          cart={cart}
          saving={saving}
          isTyping={isTyping}
          hasWork={hasWork}
          onSave={() => void saving.save(name.typed)}
        />
      </TwoColumns>
    </>
  )
}

function Opening({ loader }: { loader: TemplateLoader }) {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const { opening } = loader
  if (opening.status === 'failed' && isMissing(opening.error)) return <TemplateMissing />
  if (opening.status === 'failed')
    return (
      <>
        <LoadError error={opening.error} onRetry={() => void loader.again()} />
        <Group mt="md">
          <BackToList />
        </Group>
      </>
    )
  if (opening.status === 'asking') {
    const { name } = opening.document
    const currentAddress = {
      page: 'create' as const,
      ...(opening.currentId !== undefined && { id: opening.currentId }),
    }
    return (
      <EmptyState
        icon={<IconTemplate size={22} />}
        text={t('replaceCart')}
        helper={t('replaceCartHelp', { name })}
        action={
          <Group gap="xs" justify="center">
            <Button
              variant="default"
              onClick={() =>
                void navigate({ to: '/dashboard/templates', search: currentAddress, replace: true })
              }
            >
              {t('replaceCartNo')}
            </Button>
            <Button onClick={() => void loader.again()}>{t('replaceCartYes', { name })}</Button>
          </Group>
        }
      />
    )
  }
  return (
    <Card>
      <p className={look('dimmed', 'mt-xs')} role="status">
        {t('opening')}
      </p>
      <SkeletonRows rows={6} height={72} />
    </Card>
  )
}

function EditorPage({ id }: { id: string | undefined }) {
  const t = useTexts(templateScreenTexts)
  const loader = useTemplateOpening(id)
  const { ready, marker } = useCart()
  const isReady = loader.opening.status === 'ready'
  const isUpdate = id !== undefined || (isReady && marker.id !== undefined)
  const title = t(isUpdate ? 'update' : 'titleCreate')
  return (
    <>
      <PageHead
        title={title}
        {...(loader.opening.status !== 'failed' && {
          text: (isReady && marker.code) || t('titleHelp'),
        })}
      />
      {isReady && ready && <Editor loader={loader} />}
      {!isReady && <Opening loader={loader} />}
    </>
  )
}

/** `?page=create`: creates or edits a template in its own cart (Spec 1 §2, §3). */
export function TemplateEditor({ id }: { id: string | undefined }) {
  const t = useTexts(templateScreenTexts)
  const canCreate = useCan('templates.create')
  const canEdit = useCan('templates.edit')
  if (id === undefined ? !canCreate : !canEdit)
    return (
      <>
        <PageHead title={t(id === undefined ? 'titleCreate' : 'update')} />
        <EmptyState
          icon={<IconFileOff size={22} />}
          text={t('notAllowed')}
          action={<BackToList />}
        />
      </>
    )
  return (
    <CartOf value="template">
      <EditorPage id={id} />
    </CartOf>
  )
}
