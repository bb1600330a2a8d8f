import { Button, Drawer } from '@mantine/core'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconFilePlus, IconFileText } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCart } from '../../../features/cart/use-cart'
import { OpenRequestRow } from '../../../features/requests/open-request-row'
import { OpenRequests } from '../../../features/requests/open-requests'
import { useMayBuild } from '../../../features/requests/may-build'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { useFocusReturn } from '../../../ui/focus-return'
import { FromTemplateButton } from '../shared/templates/from-template-button'
import { useConfirmedNew } from './use-confirmed-new'

/** View Open PR (Spec 1 §2): the company's drafts, and Create New PR. */
export function OpenRequestsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts(openRequestTexts)
  const ts = useTexts(requestScreenTexts)
  const navigate = useNavigate()
  const mayCreate = useCan('requests.create')
  const mayBuild = useMayBuild()
  const { hasQuestion, createNew } = useConfirmedNew()
  const [isChoosing, setChoosing] = useState(false)
  // An unsaved cart is not among the drafts; the empty state points to it.
  const holdsItems = useCart().lines.length > 0
  const isBelow = hasQuestion || isChoosing
  useFocusReturn()
  const open = (id: string) =>
    void navigate({ to: '/dashboard/purchase-requests', search: { page: 'create', id } })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={t('title')}
      closeOnEscape={!isBelow}
      trapFocus={!isBelow}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {mayCreate && (
        <Button
          fullWidth
          mb="xs"
          leftSection={<IconFilePlus size={16} aria-hidden />}
          onClick={() => void createNew()}
        >
          {ts('createNew')}
        </Button>
      )}
      <FromTemplateButton fullWidth mb="md" onOpenChange={setChoosing} />
      {mayBuild && (
        <OpenRequests
          empty={
            <EmptyState
              icon={<IconFileText size={22} />}
              text={t(holdsItems ? 'emptyButCart' : 'empty')}
              helper={t(holdsItems ? 'emptyButCartHelp' : 'emptyHelper')}
            />
          }
        >
          {(request) => <OpenRequestRow request={request} onOpen={() => open(request._id)} />}
        </OpenRequests>
      )}
    </Drawer>
  )
}
