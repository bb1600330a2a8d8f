import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { getSetting } from '@pasok/domain/team/team.contract'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { addTeamUser, listTeamUsers } from '@pasok/domain/team/users/users.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_URL, startApi, contentOf, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, nameOf, PASSWORD, roleId } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { enter, grant, mailedToken, NEW_PASSWORD, resetBy } from '../../../../test/identity'
import { startIssuer } from '../../../../test/issuer'
import { expectOneWinner } from '../../../../test/one-winner'

let api: Api
let owner: Person
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const FINANCE = roleId('maju', 'finance')
let people = 0
const newEmail = () => `new${(people += 1)}@maju.test`
const bodyOf = (other: object = {}) => ({
  user_email: newEmail(),
  user_password: NEW_PASSWORD,
  user_name: 'Sari Dewi',
  company_code: 'MAJU',
  role_id: FINANCE,
  isFirstTime: false,
  ...other,
})
const add = (body: object, headers: Record<string, string> = {}, person = owner) =>
  person.call('POST', '/api/buyer/user', { body, headers })
const usersOf = async (email: string) =>
  (await api.pool.query('select * from users where lower(email) = lower($1)', [email])).rows

describe('a new user of the company', () => {
  // proves 1.3.11 1.7.19 1.8.25
  it('has the role, and can sign in with the password immediately', async () => {
    const body = bodyOf({ user_name: '  Sari\u200b  Dewi ', buyer_id: companyId('maju') })
    const answer = await add(body)
    expect(answer).toMatchObject({ status: 200, message: 'Success added user team member' })
    const added = addTeamUser.data.parse(answer.data)
    expect(added).toEqual({
      auth_id: expect.stringMatching(/^pasok\|/),
      fullname: 'Sari  Dewi',
      email: body.user_email,
      role_id: FINANCE,
      role_name: DEFAULT_ROLES.finance.name,
      status: 'ACTIVE',
      last_login_time: null,
      isOwner: false,
      version: 1,
      actions: {
        edit: true,
        'change-role': true,
        activate: false,
        deactivate: true,
        'send-reset': true,
      },
    })
    expect(await owner.must(listTeamUsers, {})).toContainEqual(added)
    const person = await enter(api, body.user_email.toUpperCase(), NEW_PASSWORD)
    const setting = await person.must(getSetting)
    expect(setting).toMatchObject({
      isFirstTime: false,
      buyer_id: companyId('maju'),
      role: { name: DEFAULT_ROLES.finance.name },
    })
  })

  // Besides the password typed by the inviting user (specified), a link lets the user choose one.
  it('is mailed a link to a password of their own when nobody typed one', async () => {
    const body = bodyOf({ user_password: undefined })
    expect((await add(body)).status).toBe(200)
    expect((await grant(api, body.user_email, NEW_PASSWORD)).status).toBe(403)
    const [mail, ...others] = await api.mails(body.user_email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'reset-password',
      subject: expect.stringContaining('PT Maju Bersama'),
    })
    expect(mail?.text).toContain('Set a password first. Only you will know it.')
    expect(mail?.text).not.toContain('chose for you')
    const token = await mailedToken(api, body.user_email, 'reset-password')
    expect((await resetBy(api, token)).status).toBe(200)
    const person = await enter(api, body.user_email, NEW_PASSWORD)
    expect(await person.must(getSetting)).toMatchObject({ buyer_id: companyId('maju') })
    expect(await add(bodyOf({ user_password: '' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'user_password', message: identityTexts.passwordRequired.en }],
    })
  })

  it('is never first-time, whatever is sent, nor of another company', async () => {
    const body = bodyOf({ isFirstTime: true, company_code: 'LAIN' })
    await owner.must(addTeamUser, { body })
    const [user] = await usersOf(body.user_email)
    expect(user).toMatchObject({ first_time: false, buyer_id: companyId('maju'), is_owner: false })
  })

  it.each([
    ['en', 'Your PT Maju Bersama account at Pasok'],
    ['id', 'Akun PT Maju Bersama Anda di Pasok'],
  ])(
    'is mailed the address and a link for three days, in the company’s %s',
    async (language, subject) => {
      const body = bodyOf()
      await api.pool.query('update buyers set language = $1 where id = $2', [
        language,
        companyId('maju'),
      ])
      // The inviting user reads another language.
      await add(body, { 'accept-language': language === 'en' ? 'id' : 'en' })
      const [mail, ...others] = await api.mails(body.user_email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'reset-password', subject })
      expect(mail?.text).toContain(`${PUBLIC_URL} `)
      expect(mail?.text).toContain(body.user_email)
      expect(mail?.text).toContain(nameOf('owner@maju.test'))
      const storedMails = JSON.stringify((await api.pool.query('select * from mails')).rows)
      expect(storedMails).not.toContain(NEW_PASSWORD)
      const { rows } = await api.pool.query(
        `select language, extract(epoch from expires_at - account_links.created_at)::int as seconds
       from account_links join users on users.id = user_id where email = $1`,
        [body.user_email],
      )
      expect(rows).toEqual([{ language, seconds: 3 * 24 * 3600 }])
      const token = await mailedToken(api, body.user_email, 'reset-password')
      expect((await resetBy(api, token, 'lainlagi#1')).status).toBe(200)
      expect((await grant(api, body.user_email, NEW_PASSWORD)).status).toBe(403)
      expect((await grant(api, body.user_email, 'lainlagi#1')).status).toBe(200)
    },
  )

  it('is in the audit log by name, email and role, without the password', async () => {
    const body = bodyOf()
    await add(body)
    const { rows } = await api.pool.query(
      `select actor_name, before, after from audit_log
       where action = 'user.add' and after ->> 'email' = $1`,
      [body.user_email],
    )
    expect(rows).toEqual([
      {
        actor_name: nameOf('owner@maju.test'),
        before: null,
        after: {
          email: body.user_email,
          fullname: 'Sari Dewi',
          role: DEFAULT_ROLES.finance.name,
        },
      },
    ])
    const log = JSON.stringify((await api.pool.query('select * from audit_log')).rows)
    expect(log).not.toContain(NEW_PASSWORD)
  })

  it('is one for the same call again', async () => {
    const body = bodyOf()
    const key = { 'idempotency-key': 'add-once-only' }
    const [first, second] = [await add(body, key), await add(body, key)]
    expect(contentOf(second)).toEqual(contentOf(first))
    expect(await usersOf(body.user_email)).toHaveLength(1)
    expect(await api.mails(body.user_email)).toHaveLength(1)
    const { rows } = await api.pool.query('select * from idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain(NEW_PASSWORD)
  })
})

describe('what is wrong with a new user', () => {
  it.each([
    ['user_name', ' \u200b', teamErrors.nameRequired],
    ['user_name', 'see https://bad.test', registrationErrors.nameNotPlain],
    ['user_email', '', registrationErrors.emailRequired],
    ['user_email', 'sari@', registrationErrors.emailInvalid],
    ['user_email', 'a@b.test, c@d.test', registrationErrors.emailInvalid],
    ['user_password', '', identityTexts.passwordRequired],
    ['user_password', 'short#1', registrationErrors.passwordWeak],
    ['user_password', `a1#${'x'.repeat(126)}`, registrationErrors.passwordLong],
    ['role_id', ' ', teamErrors.roleRequired],
  ])('is reported at %s when it is %j', async (path, value, text) => {
    for (const language of ['en', 'id'] as const)
      expect(await add(bodyOf({ [path]: value }), { 'accept-language': language })).toMatchObject({
        status: 422,
        errors: [{ code: 'rule', path, message: text[language] }],
      })
  })

  it('is reported together, in the words of the specification', async () => {
    const before = (await owner.must(listTeamUsers, {})).length
    const wrong = { user_name: '', user_email: '', user_password: '', role_id: '' }
    const answer = await add(bodyOf(wrong))
    expect(answer.status).toBe(422)
    expect(answer.errors?.map(({ path, message }) => [path, message])).toEqual([
      ['user_name', 'Name is required'],
      ['user_email', 'Email is required'],
      ['user_password', 'Password is required'],
      ['role_id', 'Role is required'],
    ])
    const second = await add(bodyOf({ user_email: 'x', user_password: 'x' }))
    expect(second.errors?.map(({ message }) => message)).toEqual([
      'Email is invalid',
      'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number',
    ])
    expect(await owner.must(listTeamUsers, {})).toHaveLength(before)
  })

  it.each([
    'owner@maju.test',
    'Purchasing@LAIN.test',
    'vendor@sinar.test',
    'superadmin@pasok.test',
  ])('is %s, which has an account', async (user_email) => {
    expect(await add(bodyOf({ user_email }))).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'user_email',
          message: `${user_email} already has an account. Use another email.`,
        },
      ],
    })
  })

  it('is a role that the company does not have, whoever has it, and nobody is added', async () => {
    await addCustomRole(api.db, 'maju', 'gone', ['orders.read'])
    const deletedRole = roleId('maju', 'custom gone')
    await api.pool.query('update roles set deleted_at = now() where id = $1', [deletedRole])
    const body = bodyOf()
    const unknown = await add({ ...body, role_id: idOf('nothing') })
    expect(unknown).toMatchObject({ status: 404, errors: [{ path: 'role_id' }] })
    for (const role_id of ['x', deletedRole, roleId('lain', 'finance'), companyId('maju')])
      expect(contentOf(await add({ ...body, role_id }))).toEqual(contentOf(unknown))
    expect(await usersOf(body.user_email)).toEqual([])
    expect(await api.mails(body.user_email)).toEqual([])
  })

  it('is the role of the Owner', async () => {
    const features = ['team.manage', ...DEFAULT_ROLES.purchasing.features]
    const manager = await api.as(await addCustomRole(api.db, 'maju', 'adder', features))
    for (const person of [owner, manager])
      expect(await add(bodyOf({ role_id: roleId('maju', 'owner') }), {}, person)).toMatchObject({
        status: 422,
        errors: [
          {
            path: 'role_id',
            message: 'A company has one owner: Owner cannot be assigned. Choose another role.',
          },
        ],
      })
    await manager.must(addTeamUser, { body: bodyOf({ role_id: roleId('maju', 'purchasing') }) })
    // A role with more permissions than the user's own is refused too.
    expect(await add(bodyOf({ role_id: roleId('maju', 'finance') }), {}, manager)).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'role_id',
          message: expect.stringContaining('Finance has more permissions than you have'),
        },
      ],
    })
  })
})

describe('at the same time', () => {
  it('one email is added once, from two companies too', async () => {
    const other = await api.as('owner@lain.test')
    for (let round = 0; round < 5; round += 1) {
      const body = bodyOf()
      const otherBody = {
        ...body,
        user_email: body.user_email.toUpperCase(),
        role_id: roleId('lain', 'finance'),
      }
      const answers = await Promise.all([
        add(body),
        add(otherBody, {}, other),
        add(body),
        add(body),
      ])
      expectOneWinner(answers)
      const paths = answers.flatMap(({ errors }) => errors ?? []).map(({ path }) => path)
      expect(paths).toEqual(['user_email', 'user_email', 'user_email'])
      expect(await usersOf(body.user_email)).toHaveLength(1)
      expect(await api.mails(body.user_email)).toHaveLength(1)
    }
  })
})

describe('where an issuer keeps the passwords', () => {
  it('the account is made there, and its own mail changes the password', async () => {
    const issuer = await startIssuer()
    const there = await startApi({ app: { issuer: issuer.settings } })
    try {
      const { id } = issuer.addAccount('owner@maju.test', PASSWORD)
      await there.pool.query("delete from credentials where auth_id = 'test|owner@maju.test'")
      await there.pool.query("update users set auth_id = $1 where email = 'owner@maju.test'", [
        `auth0|${id}`,
      ])
      const manager = await enter(there, 'owner@maju.test', PASSWORD)
      const body = bodyOf()
      const added = await manager.must(addTeamUser, { body })
      expect(added.auth_id).toBe(`auth0|${issuer.findAccount(body.user_email)?.id}`)
      const resetCalls = () =>
        issuer.requests.filter(({ path }) => path === '/dbconnections/change_password')
      expect(resetCalls()).toEqual([])
      await there.runJobs()
      expect(resetCalls().map((one) => one.body['email'])).toEqual([body.user_email])
      const mails = await there.mails(body.user_email)
      expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
        ['new-member', 'Your PT Maju Bersama account at Pasok'],
      ])
      expect(mails[0]?.text).toContain(body.user_email)
      expect(mails[0]?.text).not.toContain(NEW_PASSWORD)
      await enter(there, body.user_email, NEW_PASSWORD)

      // If saving the user fails after the account was created, the user can be added again.
      const half = { ...bodyOf(), role_id: idOf('nothing') }
      expect((await manager.request(addTeamUser, { body: half })).status).toBe(404)
      expect(issuer.findAccount(half.user_email)).toBeDefined()
      await manager.must(addTeamUser, { body: { ...half, role_id: FINANCE } })

      issuer.behave('failing')
      const away = await manager.request(addTeamUser, { body: bodyOf() })
      expect(away).toMatchObject({ status: 503, codes: ['unavailable'] })
    } finally {
      await there.drop()
      await issuer.stop()
    }
  })
})
