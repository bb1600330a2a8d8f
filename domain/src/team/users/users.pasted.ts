import { cleanName } from '../../kernel/clean-name'
import { teamErrors } from '../team.errors'
import type { Text, Values } from '../../kernel/texts'
import { sameEmail } from '../invitations/invitations.rules'
import { listTeamUserProblems } from './users.rules'

interface PastedUser {
  name: string
  email: string
  role: string
  department: string
}

/** Splits a line at tabs, otherwise semicolons, otherwise commas, but not within quotes. */
function cellsOf(line: string): string[] {
  const between = ['\t', ';'].find((sign) => line.includes(sign)) ?? ','
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === between && !isQuoted) cells.push('')
    else cells.push((cells.pop() ?? '') + sign)
  }
  return cells.map(cleanName)
}

/** Recognises a heading: it has no address, and a column called email. */
const isHead = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@')) && cells.some((cell) => /^e-?mail$/i.test(cell))

/**
 * Reads a pasted list from a spreadsheet or CSV file: one user per line, with name, email, role and
 * optionally department. Name and email may come in either order.
 */
export function readPastedUsers(text: string): PastedUser[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return lines
    .map(cellsOf)
    .filter((cells, at) => at > 0 || !isHead(cells))
    .map(([first = '', second = '', role = '', department = '']) =>
      first.includes('@') && !second.includes('@')
        ? { name: second, email: first, role, department }
        : { name: first, email: second, role, department },
    )
}

interface Named {
  id: string
  name: string
}

interface Company {
  emails: readonly string[]
  /** Roles that the current user may assign. */
  roles: readonly Named[]
  /** Undefined when the current user may not assign departments. */
  departments: readonly Named[] | undefined
}

export interface CheckedUser extends PastedUser {
  role_id?: string
  department_id?: string
  problem?: { text: Text; values: Values }
}

const findNamed = (all: readonly Named[], name: string): Named | undefined =>
  all.find((one) => one.name.toLowerCase() === name.toLowerCase())

/** Looks up the role and department of each row and adds the row's first error, if any. */
export function checkPastedUsers(rows: readonly PastedUser[], company: Company): CheckedUser[] {
  const seen = new Set<string>()
  const members = new Set(company.emails.map(sameEmail))
  return rows.map((row): CheckedUser => {
    const key = sameEmail(row.email)
    const isRepeated = seen.has(key)
    seen.add(key)
    const role = findNamed(company.roles, row.role)
    const department = findNamed(company.departments ?? [], row.department)
    const [wrong] = listTeamUserProblems({
      user_name: row.name,
      user_email: row.email,
      role_id: row.role,
    })
    const text =
      wrong?.text ??
      (isRepeated ? teamErrors.emailRepeated : undefined) ??
      (members.has(key) ? teamErrors.alreadyMember : undefined) ??
      (role ? undefined : teamErrors.roleUnknown) ??
      departmentProblem(row, department, company)
    return {
      ...row,
      ...(role && { role_id: role.id }),
      ...(department && { department_id: department.id }),
      ...(text && { problem: { text, values: { ...row } } }),
    }
  })
}

function departmentProblem(
  row: PastedUser,
  found: Named | undefined,
  { departments }: Company,
): Text | undefined {
  if (row.department === '' || found) return undefined
  return departments ? teamErrors.departmentUnknown : teamErrors.departmentsForbidden
}
