import * as contracts from '@pasok/domain/catalog/imports/imports.contract'
import { importFileTexts, importMessages } from '@pasok/domain/catalog/imports/imports.texts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pasok/domain/kernel/calendar'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { formatText } from '@pasok/domain/kernel/texts'
import { databaseNow } from '../../../db/database-now'
import type { Reader } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import { endpoint } from '../../../http/endpoint'
import { cancelImport, startImport } from './start-import'
import { writeChanges } from './changes'
import { writeBadLines, writeProducts, writeTemplate } from './files'
import { presentBadLines, presentImport, presentImportRow } from './imports.present'
import {
  countImports,
  findImport,
  listBadRecords,
  listImportRows,
  type ImportRecord,
} from './imports.store'
import { storeImport } from './store-import'

/** @throws AppError `not_found`, also for another vendor's import. */
async function getImport(db: Reader, scope: VendorScope, id: string) {
  const record = isId(id) ? await findImport(db, scope, id) : undefined
  if (!record) throw notFound('id')
  return record
}

const stemOf = ({ file_name }: ImportRecord) => file_name.replace(/\.\w{1,5}$/, '')

const calls = [
  endpoint(contracts.listImports, async ({ db, scope, query, language }) => ({
    data: (await listImportRows(db, scope, query)).map((row) => presentImportRow(row, language)),
    count: await countImports(db, scope),
  })),
  endpoint(contracts.getImport, async ({ db, scope, params, language }) => ({
    data: presentImport(await getImport(db, scope, params.id), language),
  })),
  endpoint(contracts.listBadLines, async ({ db, scope, params, query, language }) => {
    const record = await getImport(db, scope, params.id)
    const { skip, limit } = query
    const page = { after: 0, limit, skip: skip * limit }
    const rows = await listBadRecords(db, scope, record.id, page)
    return {
      data: presentBadLines(rows, record, language),
      count: record.swept_at ? 0 : record.bad,
    }
  }),
  endpoint(contracts.uploadImport, {
    take: async ({ work, body, file, language }) => ({
      data: presentImportRow(await storeImport(work, body, file), language),
      message: importMessages.uploaded,
    }),
  }),
  endpoint(contracts.startImport, async ({ work, params, language }) => ({
    data: presentImportRow(await startImport(work, params.id), language),
    message: importMessages.started,
  })),
  endpoint(contracts.cancelImport, async ({ work, params, language }) => ({
    data: presentImportRow(await cancelImport(work, params.id), language),
    message: importMessages.canceled,
  })),
]

const files = [
  endpoint(contracts.downloadTemplate, {
    download: async ({ db, scope, language }) => ({
      name: formatText(importFileTexts.template, language),
      body: writeTemplate(db, scope, language),
    }),
  }),
  endpoint(contracts.downloadBadLines, {
    download: async ({ db, scope, params, language }) => {
      const record = await getImport(db, scope, params.id)
      return {
        name: formatText(importFileTexts.badLines, language, { name: stemOf(record) }),
        body: writeBadLines(db, scope, record, language),
      }
    },
  }),
  endpoint(contracts.downloadChanges, {
    download: async ({ db, scope, params, language }) => {
      const record = await getImport(db, scope, params.id)
      return {
        name: formatText(importFileTexts.changes, language, { name: stemOf(record) }),
        body: writeChanges(db, scope, record.id, language),
      }
    },
  }),
  endpoint(contracts.exportProducts, {
    download: async ({ db, scope, query, language }) => {
      const day = dayIn(await databaseNow(db), DEFAULT_TIME_ZONE)
      return {
        name: formatText(importFileTexts.products, language, { day }),
        body: writeProducts(db, scope, query, language),
      }
    },
  }),
]

export const catalogImportEndpoints = [...calls, ...files]
