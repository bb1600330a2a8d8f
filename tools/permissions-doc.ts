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

Who may what. Written by \`npm run permissions\` from the contracts, the default roles and the callers with whom \`server/src/http/permissions.test.ts\` tries every cell on the real server; \`npm test\` fails when this page is not what they say.

A buyer's own roles are made of features: a call needs one of those in its column *Needs* (\`any\`: every role). Each feature is also tried alone in a role of its own. Other companies' ids are refused as ids that do not exist: \`server/src/http/separation*.test.ts\`.

✓ may; otherwise 403, as the call is *side*: another side's; *company*: too early, as the company isn't verified, or its owner hasn't ended the wizard; *role*: not among the features of the role; *owner*: for the owner alone. Without a good token (none, a forged or a wrong one, one of somebody deactivated, of a session that was signed out or has ended, of a super admin who may not act for the company any more) everything below is 401.
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
  const routes = PUBLIC_ROUTES.map(({ at, requires }) => [
    at,
    requires ?? 'nothing: open to everybody',
  ])
  return [
    HEAD,
    ...parts,
    `## Without a token\n\nEach is tried without what it asks for instead, and with a guess: \`server/src/http/entry-points.test.ts\`, and for the calls those of their chapters.\n\n${table(['Way in', 'Asks for'], [...calls, ...routes])}\n`,
    `## Sockets\n\nTried by \`server/src/realtime/permissions.test.ts\`. A connection needs an access token, as every call does; it is looked at again when somebody may more or less than before.\n\n${ticks('Is told', RECEIVED_BY)}\n\n${ticks('May say', SENT_BY)}\n`,
    `## Files\n\nA link to a file opens it for whoever has it, for 15 to 20 minutes and no longer than the session that requested it (mailed: 30 days, without a session); touched, of another file, expired or of an ended session it is 403. So what counts is who is given one: tried by \`server/src/chapters/files/files.permissions.test.ts\`, in what every call that shows files answers. Pictures of products are open to everybody.\n\n${ticks('Is given a link to', LINKED_TO)}\n`,
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(PERMISSIONS, await writePermissions())
