import { Button } from '@mantine/core'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/paper/pdf.texts'
import { IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { messagesOf } from '../../../lib/api-error'
import { callReply } from '../../../lib/api'
import { tx, useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { useCallKey } from '../../../lib/use-call-key'
import { useDownload } from '../../../lib/use-download'
import { confirm } from '../../../ui/confirm'

export function usePaper({ _id: id, code_pr: code, version }: PurchaseRequest) {
  const file = useDownload('getRequestPdf', { params: { id } })
  const keyOf = useCallKey()
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const [sent, setSent] = useState(0)
  const sending = useMutation({
    mutationFn: () =>
      callReply('sendRequestEmail', {
        body: { id },
        idempotencyKey: keyOf({ id, version, sent }),
      }),
  })
  const send = async () => {
    const yes = await confirm({
      title: tx(requestPdfTexts.confirmSend, { code }),
      text: tx(requestPdfTexts.confirmSendHelp),
      confirmLabel: tx(requestPdfTexts.sendNow),
    })
    if (!yes) return
    setFailure(null)
    try {
      const { message } = await sending.mutateAsync()
      setSent(sent + 1)
      toastSuccess(message)
    } catch (error) {
      setFailure(messagesOf(error))
    }
  }
  return { file, send, sending: sending.isPending, failure, dismiss: () => setFailure(null) }
}
type Paper = ReturnType<typeof usePaper>

interface PaperProps {
  request: PurchaseRequest
  paper: Paper
}

export function PaperActions({ request, paper }: PaperProps) {
  const t = useTexts(requestPdfTexts)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <Button
        variant="default"
        title={t('pdfTitle', { code: request.code_pr })}
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        loading={paper.file.bytes !== null}
        onClick={paper.file.start}
      >
        {t('pdf')}
      </Button>
      {request.actions.send && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          loading={paper.sending}
          onClick={() => void paper.send()}
        >
          {t('send')}
        </Button>
      )}
    </>
  )
}

export function PaperFailures({ request, paper }: PaperProps) {
  const t = useTexts(requestPdfTexts)
  const code = request.code_pr
  return (
    <>
      {paper.file.failure !== null && (
        <FailureNotice
          title={t('pdfFailed', { code })}
          messages={[paper.file.failure]}
          onClose={paper.file.dismiss}
        />
      )}
      {paper.failure && (
        <FailureNotice
          title={t('notSent', { code })}
          messages={paper.failure}
          onClose={paper.dismiss}
        />
      )}
    </>
  )
}
