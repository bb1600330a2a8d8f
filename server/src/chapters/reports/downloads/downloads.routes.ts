import * as calls from '@pasok/domain/reports/downloads/downloads.contract'
import { downloadMessages } from '@pasok/domain/reports/downloads/downloads.texts'
import { endpoint } from '../../../http/endpoint'
import { assertOwnList } from '../../../http/lists'
import { fileLinks } from '../../files/links/file-links'
import { cancelDownload, removeDownload } from './remove-download'
import { downloadReport, getReportSize } from './download-report'
import { orderReport } from './order-report'

import { presentDownload } from './downloads.present'
import { countDownloadRows, listDownloadRows } from './downloads.store'

export const reportDownloadEndpoints = [
  endpoint(calls.getReportSize, async ({ db, actor, query }) => ({
    data: await getReportSize(db, actor, query),
  })),
  endpoint(calls.downloadReport, {
    download: async ({ snapshot, ports: { workbook }, actor, body, language }) => {
      assertOwnList(actor.scope, body.orderId, 'orderId')
      return downloadReport(snapshot, workbook, actor, body, language)
    },
  }),
  endpoint(calls.orderReport, async ({ work, body, language }) => ({
    data: presentDownload(
      await orderReport(work, body, language),
      await fileLinks(work.trx, work.actor),
    ),
    message: downloadMessages.ordered,
  })),
  endpoint(calls.listReportDownloads, async ({ db, scope, actor, query }) => {
    const link = await fileLinks(db, actor)
    const rows = await listDownloadRows(db, scope, actor.userId, query)
    return {
      data: rows.map((row) => presentDownload(row, link)),
      count: await countDownloadRows(db, scope, actor.userId),
    }
  }),
  endpoint(calls.cancelReportDownload, async ({ work, params }) => ({
    data: presentDownload(
      await cancelDownload(work, params.id),
      await fileLinks(work.trx, work.actor),
    ),
    message: downloadMessages.canceled,
  })),
  endpoint(calls.removeReportDownload, async ({ work, params }) => ({
    data: presentDownload(
      await removeDownload(work, params.id),
      await fileLinks(work.trx, work.actor),
    ),
    message: downloadMessages.removed,
  })),
]
