import { afterAll, expect, it, test } from 'vitest'
import { checkCoverage, coverageOf } from './coverage'
import { buildRepository, CLEAN, type Files, removeRepositories } from './planted'
import { readTree } from './tree'

afterAll(removeRepositories)

const SPECIFICATION = 'tools/check/specification.txt'
const SPEC = 'e2e/screens/sign-in.spec.ts'
const RULES = 'domain/src/orders/orders.rules.test.ts'

const COVERED: Files = {
  ...CLEAN,
  [SPECIFICATION]:
    '1.2.1 | / | Sign in\n1.2.2 | /register | A | B\n2.9.1 |  | Page size 20\n2.9.2 |  | Steps\n',
  [RULES]: [
    `import { describe, it } from 'vitest'`,
    `// proves 2.9.1`,
    `it.each(['one', 'two'])('page of %s', () => {})`,
    `// proves 1.2.2`,
    '// Twice, for who asks.',
    'describe(`of ${1 + 1} | more`, () => {})',
  ].join('\n'),
  [SPEC]: [
    `import { test } from '@playwright/test'`,
    `// proves 1.2.1 2.9.1`,
    `test('signs in', async () => {`,
    `  // proves 2.9.2`,
    `  await test.step('a step', async () => {})`,
    `})`,
  ].join('\n'),
}

const covered = (files: Files = {}): string => buildRepository({ ...COVERED, ...files })
const pageOf = (root: string) => coverageOf(readTree(root))
const faultsOf = (root: string) => checkCoverage(readTree(root))

test('a repository whose statements are proven passes', () => {
  expect(faultsOf(covered())).toEqual([])
})

test('the page counts statements and names their tests by title', () => {
  const page = pageOf(covered())
  for (const words of [
    '**4 statements, 4 proven, 0 without a test.**',
    `| 1.2.1 | / | Sign in | [sign-in.spec.ts](${SPEC}): signs in |`,
    `| 1.2.2 | /register | A \\| B | [orders.rules.test.ts](${RULES}): of \${1 + 1} \\| more |`,
    `[orders.rules.test.ts](${RULES}): page of %s<br>[sign-in.spec.ts](${SPEC}): signs in |`,
    `| 2.9.2 |  | Steps | [sign-in.spec.ts](${SPEC}): a step |`,
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('## Without a test')
})

test('a statement without a test fails, and is listed at the head of the page', () => {
  const root = covered({ [RULES]: '' })
  expect(faultsOf(root)).toMatchObject([
    {
      file: SPECIFICATION,
      rule: 'coverage/unproven',
      message: '1.2.2 is proven by no test: A | B',
    },
  ])
  const page = pageOf(root)
  expect(page).toContain('**4 statements, 3 proven, 1 without a test.**')
  expect(page).toContain('## Without a test\n\n- 1.2.2 /register: A \\| B\n')
  expect(page).toContain('| 1.2.2 | /register | A \\| B | **no test** |')
})

const MORE = 'server/src/chapters/orders/more.test.ts'
const LOST = 'no test stands directly below this'

it.each([
  ['a number that there is not', '// proves 7.7.7', `test('x', () => {})`, '7.7.7 is no statement'],
  ['a comma', '// proves 1.2.1, 1.2.2', `test('x', () => {})`, 'is not written'],
  ['other words', '// Proves: 1.2.1', `test('x', () => {})`, 'is not written'],
  ['code between', '// proves 1.2.1', `const a = 1\ntest('x', () => a)`, LOST],
  ['what prepares tests', '// proves 1.2.1', 'test.beforeEach(() => {})', LOST],
  ['nothing', '// proves 1.2.1', '', LOST],
])('a comment is a fault with %s', (_, comment, below, message) => {
  const root = covered({ [MORE]: `import { test } from 'vitest'\n${comment}\n${below}\n` })
  const found = faultsOf(root).filter(({ file }) => file === MORE)
  expect(found).toMatchObject([
    { rule: 'coverage/unknown', message: expect.stringContaining(message) },
  ])
})

test('a proof in a file without tests fails', () => {
  const file = 'server/src/chapters/orders/more.ts'
  const root = covered({ [file]: `// proves 1.2.1\ntest('x', () => {})\n` })
  expect(faultsOf(root)).toMatchObject([{ file, message: LOST }])
})
