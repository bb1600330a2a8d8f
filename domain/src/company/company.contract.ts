import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { addressShape, companyDetailShape } from './company.model'

const company = { buyer_id: idShape.optional() }

export const listAddresses = defineContract({
  name: 'listAddresses',
  method: 'GET',
  path: '/address/buyer',
  summary: "The company's addresses; each one's city is a delivery area",
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  query: z.object(company),
  data: z.array(addressShape),
})

export const getCompany = defineContract({
  name: 'getCompany',
  method: 'GET',
  path: '/buyer/detail',
  summary: "The company's own detail",
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  standing: 'any',
  query: z.object(company),
  data: companyDetailShape,
})
