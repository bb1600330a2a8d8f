import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape, pageShape } from '../kernel/shapes'
import { ORDERS_PAGE_SIZE } from './orders.constants'
import { orderShape } from './orders.model'
import { PACKAGE_STATES } from './orders.states'

export const listOrders = defineContract({
  name: 'listOrders',
  method: 'GET',
  path: '/purchase-order',
  summary: "The company's orders, newest first; by package status or by request code",
  surface: 'buyer',
  token: 'access',
  feature: 'orders.read',
  query: z.object({
    id: idShape.optional(),
    ...pageShape(ORDERS_PAGE_SIZE),
    searchTopic: z.enum(['packages.lastStatus', 'code_pr']).optional(),
    searchValue: z.string().trim().min(1).max(100).optional(),
  }),
  data: z.array(orderShape),
  paged: true,
})

export const listNewOrders = defineContract({
  name: 'listNewOrders',
  method: 'GET',
  path: '/purchase-order/new',
  summary: 'Orders with a package in a status; New unless said',
  surface: 'buyer',
  token: 'access',
  feature: 'orders.read',
  query: z.object({
    id: idShape.optional(),
    ...pageShape(ORDERS_PAGE_SIZE),
    searchTopic: z.literal('packages.lastStatus').optional(),
    searchValue: z.enum(PACKAGE_STATES).optional(),
    lastStatus: z.enum(PACKAGE_STATES).default('New'),
  }),
  data: z.array(orderShape),
  paged: true,
})

export const countOrders = defineContract({
  name: 'countOrders',
  method: 'GET',
  path: '/purchase-order/status/:buyer_id',
  summary: 'How many orders stand in each tab',
  surface: 'buyer',
  token: 'access',
  feature: 'orders.read',
  params: z.object({ buyer_id: idShape }),
  data: z.record(z.string(), z.number()),
})

export const getOrder = defineContract({
  name: 'getOrder',
  method: 'GET',
  path: '/purchase-order/:id',
  summary: 'An order by id or code',
  surface: 'buyer',
  token: 'access',
  feature: 'orders.read',
  params: z.object({ id: idShape }),
  data: orderShape,
})
