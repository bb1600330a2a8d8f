import * as invoices from '@pasok/domain/invoices/invoices.contract'
import * as deskInvoices from '@pasok/domain/invoices/invoices.vendor.contract'
import * as notifications from '@pasok/domain/notifications/notifications.contract'
import * as orders from '@pasok/domain/orders/orders.contract'
import * as deskOrders from '@pasok/domain/orders/orders.vendor.contract'
import * as payments from '@pasok/domain/payments/payments.contract'
import * as owed from '@pasok/domain/payments/payments.owed.contract'
import * as providerPayments from '@pasok/domain/payments/payments.provider.contract'
import * as deskPayments from '@pasok/domain/payments/payments.vendor.contract'
import * as receipts from '@pasok/domain/receipts/receipts.contract'
import * as deskReceipts from '@pasok/domain/receipts/receipts.vendor.contract'
import * as reports from '@pasok/domain/reports/reports.contract'
import * as requests from '@pasok/domain/requests/requests.contract'
import * as requestLists from '@pasok/domain/requests/requests.list.contract'
import * as relations from '@pasok/domain/vendors/vendors.relations.desk.contract'
import * as catalog from '@pasok/domain/catalog/catalog.contract'
import { expect, it } from 'vitest'
import { SHOWN_BY } from './live-topics'

it('names calls that there are', () => {
  const chapters = [
    notifications,
    orders,
    deskOrders,
    receipts,
    deskReceipts,
    requests,
    requestLists,
    invoices,
    deskInvoices,
    payments,
    deskPayments,
    providerPayments,
    owed,
    reports,
    relations,
    catalog,
  ]
  const known = new Set(chapters.flatMap((chapter) => Object.keys(chapter)))
  const named = Object.values(SHOWN_BY).flatMap(({ lists, documents }) => [...lists, ...documents])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
