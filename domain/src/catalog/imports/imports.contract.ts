import { z } from 'zod'
import { vendorCall } from '../../kernel/contract'
import { idShape, pageShape } from '../../kernel/shapes'
import { ownProductsFilter } from '../portal/portal.contract'
import {
  IMPORT_PROBLEMS_PAGE_SIZE,
  IMPORT_RATE,
  IMPORTS_PAGE_SIZE,
  LARGEST_IMPORT,
  NUMBER_STYLES,
  SHOWN_ENCODINGS,
} from './imports.constants'
import { badLineShape, importRowShape, importShape } from './imports.model'

const CSV = 'text/csv; charset=utf-8'
const one = z.object({ id: idShape })

export const listImports = vendorCall({
  name: 'listImports',
  method: 'GET',
  path: '/vendor/imports',
  summary: "The vendor's imports of products, newest first",
  query: z.object(pageShape(IMPORTS_PAGE_SIZE)),
  data: z.array(importRowShape),
  paged: true,
})

export const getImport = vendorCall({
  name: 'getImport',
  method: 'GET',
  path: '/vendor/imports/:id',
  summary: 'Returns an import with its counts, progress and a preview of the first valid lines',
  params: one,
  data: importShape,
})

export const listBadLines = vendorCall({
  name: 'listBadLines',
  method: 'GET',
  path: '/vendor/imports/:id/problems',
  summary: 'Lists the lines of an import with errors, with the problem of each column',
  params: one,
  query: z.object(pageShape(IMPORT_PROBLEMS_PAGE_SIZE)),
  data: z.array(badLineShape),
  paged: true,
})

export const uploadImport = vendorCall({
  name: 'uploadImport',
  method: 'POST',
  path: '/vendor/imports',
  summary:
    'Takes a CSV of up to 30 MB and 100,000 lines, and checks it; nothing is changed by that',
  upload: true,
  largest: LARGEST_IMPORT,
  rates: [IMPORT_RATE],
  body: z.object({
    encoding: z.enum(SHOWN_ENCODINGS).default('read'),
    numbers: z.enum(NUMBER_STYLES).default('read'),
  }),
  data: importRowShape,
  errors: ['rule'],
})

export const startImport = vendorCall({
  name: 'startImport',
  method: 'POST',
  path: '/vendor/imports/:id/start',
  summary: 'Imports the valid lines of a checked file',
  params: one,
  data: importRowShape,
  errors: ['rule', 'illegal_move'],
})

export const cancelImport = vendorCall({
  name: 'cancelImport',
  method: 'POST',
  path: '/vendor/imports/:id/cancel',
  summary: 'Stops an import after the current batch; imported products stay',
  params: one,
  data: importRowShape,
  errors: ['illegal_move'],
})

export const downloadBadLines = vendorCall({
  name: 'downloadBadLines',
  method: 'GET',
  path: '/vendor/imports/:id/bad-lines',
  summary: 'The lines with errors, with line number and problems, for correction (CSV)',
  params: one,
  download: CSV,
  data: z.null(),
})

export const downloadChanges = vendorCall({
  name: 'downloadChanges',
  method: 'GET',
  path: '/vendor/imports/:id/changes',
  summary: 'The changes of an import by product and field, before and after (CSV), streamed',
  params: one,
  download: CSV,
  data: z.null(),
})

export const downloadTemplate = vendorCall({
  name: 'downloadTemplate',
  method: 'GET',
  path: '/vendor/imports/template',
  summary: 'A template file: the columns, their meaning and an example line (CSV)',
  download: CSV,
  data: z.null(),
})

export const exportProducts = vendorCall({
  name: 'exportProducts',
  method: 'GET',
  path: '/vendor/products/export',
  summary: "The vendor's products in the columns of an import (CSV), streamed",
  query: z.object(ownProductsFilter),
  download: CSV,
  data: z.null(),
})
