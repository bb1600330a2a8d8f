import { expect, it } from 'vitest'
import { teamErrors } from '../team.errors'
import { checkPastedUsers, readPastedUsers } from './users.pasted'

const sari = { name: 'Sari', email: 'sari@maju.test', role: 'Finance', department: '' }

it.each([
  ['Sari, sari@maju.test, Finance', [sari]],
  ['Sari\tsari@maju.test\tFinance', [sari]],
  ['sari@maju.test;Sari;Finance', [sari]],
  ['"Dewi, Sari",sari@maju.test,Finance', [{ ...sari, name: 'Dewi, Sari' }]],
  ['Name,E-mail,Role\r\n\r\nSari,sari@maju.test,Finance\r\n', [sari]],
  ['Sari, sari@maju.test, Finance, Warehouse', [{ ...sari, department: 'Warehouse' }]],
  ['Sari', [{ name: 'Sari', email: '', role: '', department: '' }]],
  ['', []],
])('%j', (text, rows) => {
  expect(readPastedUsers(text)).toEqual(rows)
})

it('names what is wrong in which row', () => {
  const company = {
    emails: ['Budi@maju.test'],
    roles: [{ id: 'f', name: 'Finance' }],
    departments: [{ id: 'w', name: 'Warehouse' }],
  }
  const rows = [
    { ...sari, role: 'FINANCE', department: 'warehouse' },
    { ...sari, email: 'SARI@maju.test' },
    { ...sari, email: 'budi@maju.test' },
    { ...sari, email: 'sari' },
    { ...sari, email: 'a@maju.test', role: 'Boss' },
    { ...sari, email: 'b@maju.test', department: 'Moon' },
  ]
  const checked = checkPastedUsers(rows, company)
  expect(checked[0]).toMatchObject({ role_id: 'f', department_id: 'w' })
  expect(checked.map(({ problem }) => problem?.text)).toEqual([
    undefined,
    teamErrors.emailRepeated,
    teamErrors.alreadyMember,
    expect.objectContaining({ en: expect.stringContaining('mail') }),
    teamErrors.roleUnknown,
    teamErrors.departmentUnknown,
  ])
  const [only] = checkPastedUsers([{ ...sari, department: 'Warehouse' }], {
    ...company,
    departments: undefined,
  })
  expect(only?.problem?.text).toBe(teamErrors.departmentsForbidden)
})
