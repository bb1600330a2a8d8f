import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { featureWords, type Contract } from '@pasok/domain/kernel/contract'
import { CALLERS, refusalOf, type Caller, type Refusal } from '@pasok/server/test/callers'
import { LINKED_TO } from '@pasok/server/test/callers.files'
import { REQUIRED_INSTEAD, PUBLIC_ROUTES } from '@pasok/server/test/entry-points'
import { RECEIVED_BY, LISTENERS, SENT_BY } from '@pasok/server/test/callers.live'

/** `npm run permissions` writes docs/permissions.md. */
export const PERMISSIONS = join(import.meta.dirname, '..', 'docs', 'permissions.md')
const DOMAIN = join(import.meta.dirname, '..', 'domain', 'src')

const HEAD = `# Permissions

Which user may call which endpoint? \`npm run permissions\` writes this page from the contracts, the default roles and the test users with whom \`server/src/http/permissions.test.ts\` tries every cell on the real server; \`npm test\` fails when the page is out of date.

A role of a buying company is a set of features. A call needs one of the features in the column *Needs* (\`any\`: every role may). Each feature is also tried alone, in a role of its own. A decision on one record may need more than the feature: for example, users who contributed to a request do not decide it (\`docs/domain.md\` §6). Ids of other companies are refused like ids that do not exist (\`server/src/http/separation*.test.ts\`).

✓ means allowed. Otherwise the answer is 403, for this reason: *side*, the call belongs to another side; *company*, the company is not verified yet, or its owner has not finished the wizard; *role*, the role lacks the feature; *owner*, only the owner may. Without a valid token every call below answers 401: no token, a forged one, one of another kind, of a deactivated user, of a session that has ended, or of a super admin who may no longer act for the company.
`

const WORDS: Readonly<Record<Refusal, string>> = {
  side: 'side',
  company: 'company',
  role: 'role',
  owner: 'owner',
}
const cellOf = (caller: Caller, contract: Contract) => {
  const refusal = refusalOf(caller, contract)
  return refusal ? WORDS[refusal] : '✓'
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'contract'

async function readContracts(): Promise<{ chapter: string; contract: Contract }[]> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.contract.ts'))
  const found: { chapter: string; contract: Contract }[] = []
  for (const file of files.toSorted()) {
    const module: unknown = await import(pathToFileURL(join(DOMAIN, file)).href)
    if (typeof module !== 'object' || module === null) continue
    const chapter = file.slice(0, file.indexOf('/'))
    for (const contract of Object.values(module).filter(isContract))
      found.push({ chapter, contract })
  }
  return found
}

const COLUMNS = CALLERS.filter(({ head }) => head !== undefined)

const placeOf = ({ path, method }: Contract) => `${path} ${method}`

/** Returns a table of a chapter's endpoints, by surface. */
function callsOf(contracts: readonly Contract[]): string {
  const rows = contracts
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map((contract) => [
      `\`${contract.method} /${contract.host}${contract.path}\` ${contract.name}`,
      contract.feature === 'any' ? 'any' : featureWords(contract.feature),
      ...COLUMNS.map((caller) => cellOf(caller, contract)),
    ])
  return table(['Call', 'Needs', ...COLUMNS.map(({ head = '' }) => head)], rows)
}

function ticks(title: string, rows: Readonly<Record<string, readonly string[]>>): string {
  const whos = LISTENERS.map(({ who }) => who)
  return table(
    [title, ...whos],
    Object.entries(rows).map(([what, by]) => [
      what,
      ...whos.map((who) => (by.includes(who) ? '✓' : '')),
    ]),
  )
}

export async function writePermissions(): Promise<string> {
  const all = await readContracts()
  const open = all.filter(({ contract }) => contract.surface === 'public')
  const guarded = all.filter(({ contract }) => contract.surface !== 'public')
  const chapters = [...new Set(guarded.map(({ chapter }) => chapter))]
  const parts = chapters.map((chapter) => {
    const contracts = guarded.filter((one) => one.chapter === chapter)
    return `## Calls: ${chapter}\n\n${callsOf(contracts.map(({ contract }) => contract))}\n`
  })
  const calls = open
    .map(({ contract: { method, host, path, name } }) => [
      `\`${method} /${host}${path}\` ${name}`,
      REQUIRED_INSTEAD[name] ?? '',
    ])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const routes = PUBLIC_ROUTES.map(({ at, requires }) => [at, requires ?? 'nothing: public'])
  return [
    HEAD,
    ...parts,
    `## Without a token\n\nThese routes need another credential instead of a token. Each is tested without the credential and with a wrong one, in \`server/src/http/entry-points.test.ts\` or in the tests of its chapter.\n\n${table(['Route', 'Needs'], [...calls, ...routes])}\n`,
    `## Sockets\n\nTried by \`server/src/realtime/permissions.test.ts\`. A connection needs an access token, as every call does. It is checked again when the user's permissions change.\n\n${ticks('Receives', RECEIVED_BY)}\n\n${ticks('May send', SENT_BY)}\n`,
    `## Files\n\nA signed link opens a file for everyone who has the link, for 15 to 20 minutes and at most until the session that requested it ends. (A link in a mail is valid for 30 days, without a session.) A changed or expired link, one for another file, or one of an ended session answers 403. Therefore the permission is checked where links are created, and tested there: \`server/src/chapters/files/files.permissions.test.ts\` checks each call that returns files. Product pictures are public.\n\n${ticks('Receives a link to', LINKED_TO)}\n`,
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(PERMISSIONS, await writePermissions())
