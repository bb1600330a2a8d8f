import { readAddresses } from '@pasok/domain/team/team.invitations.addresses'
import { MOST_INVITED } from '@pasok/domain/team/team.constants'
import {
  distinctTargets,
  findTargetProblem,
  sameEmail,
  type Target,
} from '@pasok/domain/team/team.invitations.rules'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { useState } from 'react'
import { useTx } from '../../../lib/texts'

/** What ends an address while it is typed; in quotes it belongs to the name. */
const ENDS = /[,;\n]\s*$/
const isEnded = (text: string) => ENDS.test(text) && (text.match(/"/g)?.length ?? 0) % 2 === 0

/** As it is typed: a name in quotes where a comma in it would end it. */
const textOf = ({ email, name }: Target) => {
  if (name === '') return email
  return /[,;]/.test(name) ? `"${name}" <${email}>` : `${name} <${email}>`
}

/** Why an address was not mailed, and whether it may be later as it stands. */
interface Told {
  why: string
  waits: boolean
}

/** Whom one is about to invite, and what is being typed; what the server said of each stays by it. */
export function useAddresses() {
  const tx = useTx()
  const [targets, setTargets] = useState<readonly Target[]>([])
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map())
  const withText = (text: string) => distinctTargets([...targets, ...readAddresses(text)])
  const take = (text: string): readonly Target[] => {
    const next = withText(text)
    setTargets(next)
    setTyped('')
    return next
  }
  const remove = ({ email }: Target) =>
    setTargets((before) => before.filter((one) => one.email !== email))
  const problemOf = (target: Target): string | undefined => {
    const { email } = target
    const problem = findTargetProblem(target)
    return problem ? tx(problem, { email }) : told.get(sameEmail(email))?.why
  }
  const over = targets.length - MOST_INVITED
  return {
    targets,
    typed,
    type: (text: string) => (isEnded(text) ? void take(text) : setTyped(text)),
    /** What is typed joins them. @returns all of them. */
    settle: () => (typed.trim() === '' ? targets : take(typed)),
    /** More than one that is pasted joins them at once. */
    paste: (text: string): boolean => {
      if (readAddresses(text).length < 2 && !isEnded(text)) return false
      take(`${typed}\n${text}`)
      return true
    },
    remove,
    /** What the company is called, which its registration is filled in with. */
    rename: ({ email }: Target, name: string) =>
      setTargets((before) => before.map((one) => (one.email === email ? { email, name } : one))),
    /** Back into the field, before what is typed there. */
    mend: (target: Target) => {
      if (typed.trim() !== '') setTargets(distinctTargets([...targets, ...readAddresses(typed)]))
      remove(target)
      setTyped(textOf(target))
    },
    problemOf,
    /** Whether it can't be sent as it is; one that had to wait can, without typing it anew. */
    isStuck: (target: Target): boolean =>
      findTargetProblem(target) !== undefined || told.get(sameEmail(target.email))?.waits === false,
    tooMany: over > 0 ? tx(invitationTexts.tooMany, { over }) : undefined,
    /** What of them was not sent stays, each with why. */
    keep: (left: readonly (Target & Told)[]) => {
      setTargets(left.map(({ email, name }) => ({ email, name })))
      setTold(new Map(left.map(({ email, why, waits }) => [sameEmail(email), { why, waits }])))
    },
    isChanged: targets.length > 0 || typed.trim() !== '',
  }
}
export type Addresses = ReturnType<typeof useAddresses>
