import { ActionIcon, Button, Menu } from '@mantine/core'
import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import {
  IconArrowBackUp,
  IconCheck,
  IconCrown,
  IconDots,
  IconListSearch,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { HandOverDialog } from '../../../../features/company/provider-hand-over-dialog'
import { ReturnDialog } from '../../../../features/company/provider-return-dialog'
import { useTexts } from '../../../../lib/texts'
import type { CompanyDecision } from './use-company-decision'

interface CompanyActionsProps {
  file: CompanyFile
  decision: CompanyDecision
}

/** Verify, return, and what is seldom done, in a menu. */
export function CompanyActions({ file, decision }: CompanyActionsProps) {
  const t = useTexts(providerCompanyFileTexts)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'return' | 'hand-over' | null>(null)
  const [reason, setReason] = useState('')
  const { actions, standing } = file
  const isOpen = standing !== 'verified'
  const close = () => setOpened(null)
  const onReturn = async (words: string) => {
    const isDone = await decision.sendBack(words)
    if (isDone) setReason('')
    close()
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCrown size={16} aria-hidden />}
            onClick={() => setOpened('hand-over')}
          >
            {t('handOver')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconListSearch size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/provider/audit', search: { company: file._id } })}
          >
            {t('auditOf')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {actions.return && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={decision.isVerifying}
          onClick={() => setOpened('return')}
        >
          {t('return')}
        </Button>
      )}
      {isOpen && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={decision.isVerifying}
          disabled={!actions.verify || decision.isReturning}
          aria-describedby={actions.verify ? undefined : 'cannot-verify'}
          onClick={() => void decision.verify()}
        >
          {t('verify')}
        </Button>
      )}
      {opened === 'return' && (
        <ReturnDialog
          company={file.legal_name}
          reason={reason}
          onReason={setReason}
          pending={decision.isReturning}
          onClose={() => {
            setReason('')
            close()
          }}
          onReturn={(words) => void onReturn(words)}
        />
      )}
      {opened === 'hand-over' && (
        <HandOverDialog
          file={file}
          pending={decision.isHandingOver}
          onClose={close}
          onChoose={(heir) => {
            close()
            void decision.handOver(heir)
          }}
        />
      )}
    </>
  )
}
