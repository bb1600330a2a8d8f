import { z } from 'zod'
import { companyDetailShape } from '../company/company.model'
import { menuItemShape } from '../identity/identity.model'
import { defineContract } from '../kernel/contract'
import { idShape } from '../kernel/shapes'
import { departmentShape } from './team.model'

export const listDepartments = defineContract({
  name: 'listDepartments',
  method: 'GET',
  path: '/department',
  summary: "The company's departments with their users",
  surface: 'buyer',
  token: 'access',
  feature: 'any',
  query: z.object({ buyer_id: idShape.optional() }),
  data: z.array(departmentShape),
})

/** What a session is made of (Spec 1 §3 Session, §7: the keys of `user_data`). */
export const userDataShape = z.object({
  email: z.string(),
  fullname: z.string(),
  role: z.object({ _id: z.string(), name: z.string() }),
  features: z.array(z.string()),
  modules: z.array(menuItemShape),
  isFirstTime: z.boolean(),
  auth_id: z.string(),
  company_detail: companyDetailShape,
  buyer_id: z.string(),
  company_code: z.string(),
  buyer_name: z.string(),
  owner_email: z.string(),
  created_at: z.string(),
  /** Of the company: its calendar, and the times it is shown. */
  time_zone: z.string(),
})
export type UserData = z.output<typeof userDataShape>

export const getSetting = defineContract({
  name: 'getSetting',
  method: 'GET',
  path: '/user-buyer/setting',
  summary: 'Who is signed in: person, company, role with modules and features',
  surface: 'buyer',
  token: 'id',
  feature: 'any',
  standing: 'any',
  data: userDataShape,
})
