import { Alert, Button, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { isCovered } from '@pasok/domain/cart/cart.rules'
import { changesToShow } from '@pasok/domain/cart/draft/draft.rules'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import {
  IconDeviceFloppy,
  IconFileOff,
  IconInfoCircle,
  IconMapPinOff,
  IconSend,
  IconShoppingCart,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LoadError } from '../../../documents/load-error'
import { CartByVendor } from '../../../features/cart/cart-lines'
import type { Cart } from '../../../features/cart/draft-store'
import { useOwnCart } from '../../../features/cart/own-cart'
import { useCart, useCartMarker } from '../../../features/cart/use-cart'
import { DeliveryAreaSelect } from '../../../features/company/delivery-area-select'
import { ChangesList } from '../../../features/requests/changes-list'
import { DepartmentSelect } from '../../../features/team/department-select'
import { ApiError, isMissing } from '../../../lib/api-error'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { Card, Foot, MainColumn, Rail, TwoColumns } from '../../../ui/two-columns'
import { LeaveGuard } from '../shared/drafts/leave-guard'
import { EditorConflict } from './editor-conflict'
import { RequestMissing } from './request-missing'
import { SubmitNotices } from './submit-notices'
import { type RequestEditorState, useRequestEditor } from './use-request-editor'
import { look } from '../../../ui/look'
import { type RequestLoader, type RequestOpening, useRequestOpening } from './use-request-opening'
import { useAddToCart } from '../../../features/cart/use-add-to-cart'
import { ProductFinder } from '../shared/adding/product-finder'
import { showUnavailable } from '../shared/adding/unavailable-host'
import { PasteButton } from '../shared/paste/paste-button'
import { CartTotals } from '../../../features/cart/cart-totals'
import { useIsTyping } from '../../../features/cart/cart.typing'
import { SaveState } from '../../../features/requests/save-state'
import { connectionStore } from '../../../lib/connection'
import { useStore } from '../../../lib/store'
import { Money } from '../../../ui/money'

function EditorRail({ editor }: { editor: RequestEditorState }) {
  const t = useTexts(requestEditorTexts)
  const ts = useTexts(requestScreenTexts)
  const canSubmit = useCan('requests.submit')
  const { autosave, flow, cart, marker } = editor
  const { phase, message } = autosave
  // Input that is not in the cart yet cannot be saved.
  const isTyping = useIsTyping()
  const isOffline = useStore(connectionStore) === 'disconnected'
  const maySubmit = autosave.canSubmit && !isTyping && !isOffline
  const shownPhase = isTyping && phase === 'saved' ? 'unsaved' : phase
  const whyNot = phase === 'saving' ? t('waitForSave') : t(isOffline ? 'submitOnline' : 'saveFirst')
  return (
    <Rail label={t('summary')} among>
      <Card>
        <CartTotals />
      </Card>
      <Foot
        total={<Money amount={cart.total} strong />}
        state={<SaveState phase={shownPhase} savedAt={marker.savedAt} message={message} />}
      >
        <Button
          variant={autosave.canSubmit ? 'default' : 'filled'}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          loading={phase === 'saving'}
          disabled={!autosave.canSave}
          onClick={() => void autosave.saveNow()}
        >
          {t('save')}
        </Button>
        {canSubmit && (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={flow.pending}
            disabled={!maySubmit}
            title={maySubmit ? undefined : whyNot}
            onClick={() => void editor.submit()}
          >
            {ts('submit')}
          </Button>
        )}
      </Foot>
    </Rail>
  )
}

/** Product search, selected product and Add to PR (Spec 1 §2). */
function EditorProducts({ areaCity }: { areaCity: string | undefined }) {
  const { add, isAdding } = useAddToCart(areaCity, showUnavailable)
  return (
    <ProductFinder areaCity={areaCity} onAdd={add} isAdding={isAdding} beside={<PasteButton />} />
  )
}

/**
 * Returns changes since the save, for lines still in the cart, and lines not delivered to the selected area.
 */
function useShownChanges(
  cart: Cart,
  city: string | undefined,
): { since: readonly LineChange[]; uncovered: readonly LineChange[] } {
  return useMemo(() => {
    const since = changesToShow(cart)
    const uncovered = cart.lines
      .filter(({ warehouse }) => city !== undefined && !isCovered(warehouse.coverage, city))
      .map(({ productId, name }) => ({
        productId,
        name,
        field: 'coverage' as const,
        from: null,
        to: null,
      }))
    return { since, uncovered }
  }, [cart, city])
}

function Editor({ loader }: { loader: RequestLoader }) {
  const t = useTexts(requestEditorTexts)
  const td = useTexts(documentTexts)
  const editor = useRequestEditor(loader)
  const { cart, marker, areas, autosave, flow } = editor
  const { dispatch, note } = useOwnCart()
  const { since, uncovered } = useShownChanges(cart, areas.city)
  const shown = useMemo(() => [...since, ...uncovered], [since, uncovered])
  useHotkeys([['mod+S', () => autosave.canSave && void autosave.saveNow()]], [])
  const noArea = !areas.isPending && !areas.isError && areas.area === undefined
  return (
    <>
      <LeaveGuard unsaved={autosave.unsaved} onSave={autosave.saveNow} />
      <SubmitNotices flow={flow} />
      <EditorConflict editor={editor} />
      <TwoColumns>
        <MainColumn>
          <Card>
            <div className={look('grid', 'two-columns', 'gap-md', 'mb-md', 'phone-one-column')}>
              <DepartmentSelect
                value={marker.departmentId ?? null}
                name={marker.departmentName}
                onChange={(departmentId) =>
                  void dispatch({ type: 'chosen', choices: { departmentId } })
                }
              />
              <DeliveryAreaSelect />
            </div>
            <EditorProducts areaCity={areas.city} />
          </Card>
          {noArea && (
            <Alert color="yellow" icon={<IconMapPinOff size={18} aria-hidden />}>
              {t('chooseArea')}
            </Alert>
          )}
          {since.length > 0 && (
            <Alert
              color="yellow"
              icon={<IconInfoCircle size={18} aria-hidden />}
              title={t('changesTitle')}
              withCloseButton
              closeButtonLabel={td('close')}
              onClose={() => note({ type: 'changes-seen' })}
            >
              <ChangesList changes={since} />
              <p className={look('dimmed', 'mt-xs')}>{t('changesPriceNote')}</p>
            </Alert>
          )}
          {uncovered.length > 0 && (
            <Alert color="red" role="alert" icon={<IconMapPinOff size={18} aria-hidden />}>
              {t(uncovered.length === 1 ? 'uncoveredLine' : 'uncoveredLines', {
                count: uncovered.length,
                city: areas.city ?? '',
              })}
            </Alert>
          )}
          <CartByVendor changes={shown} emptyAction={<BrowseProducts />} />
        </MainColumn>
        <EditorRail editor={editor} />
      </TwoColumns>
    </>
  )
}

function Opening({ loader, id }: { loader: RequestLoader; id: string }) {
  const t = useTexts(requestEditorTexts)
  const navigate = useNavigate()
  const { opening } = loader
  const marker = useCartMarker()
  if (opening.status === 'failed' && isMissing(opening.error)) return <RequestMissing />
  if (opening.status === 'failed')
    return (
      <>
        <LoadError error={opening.error} onRetry={() => void loader.again()} />
        <Group mt="md" gap="xs">
          <ViewDetail id={id} />
          <BackToList />
        </Group>
      </>
    )
  if (opening.status === 'asking') {
    const code = opening.document.code_pr
    const target = { page: 'create' as const, ...(marker.id !== undefined && { id: marker.id }) }
    return (
      <EmptyState
        icon={<IconShoppingCart size={22} />}
        text={t('replaceCart')}
        helper={t('replaceCartHelp', { code })}
        action={
          <Group gap="xs" justify="center">
            <Button
              variant="default"
              onClick={() =>
                void navigate({
                  to: '/dashboard/purchase-requests',
                  search: target,
                  replace: true,
                })
              }
            >
              {t('replaceCartNo')}
            </Button>
            <Button onClick={() => void loader.again()}>{t('replaceCartYes', { code })}</Button>
          </Group>
        }
      />
    )
  }
  return (
    <Card>
      <p className={look('dimmed', 'mt-xs')} role="status">
        {t('loadingDraft')}
      </p>
      <SkeletonRows rows={6} height={72} />
    </Card>
  )
}

function BrowseProducts() {
  const t = useTexts(shellTexts)
  const canBrowse = useCan('products.read')
  if (!canBrowse) return null
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/dashboard/products" />}>
      {t('browseProduct')}
    </Button>
  )
}

function ViewDetail({ id }: { id: string }) {
  const t = useTexts(requestScreenTexts)
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/purchase-requests" search={{ page: 'detail', id }} />
      )}
    >
      {t('viewDetail')}
    </Button>
  )
}

function BackToList() {
  const t = useTexts(requestEditorTexts)
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/dashboard/purchase-requests" />}
    >
      {t('backToList')}
    </Button>
  )
}

const isRefused = (opening: RequestOpening) =>
  opening.status === 'failed' &&
  opening.error instanceof ApiError &&
  opening.error.code === 'forbidden'

function NotAllowed({ id }: { id: string | undefined }) {
  const t = useTexts(requestEditorTexts)
  const isUpdate = id !== undefined
  return (
    <>
      <PageHead title={t(isUpdate ? 'titleUpdate' : 'titleCreate')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t(isUpdate ? 'notAllowedEdit' : 'notAllowedCreate')}
        action={
          <Group gap="xs" justify="center">
            {isUpdate && <ViewDetail id={id} />}
            <BackToList />
          </Group>
        }
      />
    </>
  )
}

/** `?page=create`: Create or Update Purchase Request (Spec 1 §2). */
export function RequestEditor({ id }: { id: string | undefined }) {
  const t = useTexts(requestEditorTexts)
  const canCreate = useCan('requests.create')
  const canEdit = useCan('requests.edit')
  const loader = useRequestOpening(id, canCreate || canEdit)
  const { opening } = loader
  const { ready, marker } = useCart()
  const isReady = opening.status === 'ready'
  const isUpdate = id !== undefined || marker.id !== undefined
  // Authors may continue their own drafts, which the server checks. Editors may continue the draft in the cart,
  // which is known once the cart is loaded.
  const mayOpen = canCreate || (canEdit && (isUpdate || !ready))
  if (!mayOpen || isRefused(opening)) return <NotAllowed id={id} />
  return (
    <>
      <PageHead
        title={t(isUpdate ? 'titleUpdate' : 'titleCreate')}
        {...(opening.status !== 'failed' && {
          text: (isReady && marker.code) || t('titleHelp'),
        })}
      />
      {!isReady && id !== undefined && <Opening loader={loader} id={id} />}
      {isReady && ready && <Editor loader={loader} />}
    </>
  )
}
