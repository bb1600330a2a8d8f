import { readAddresses } from '@pasok/domain/team/invitations/invitations.addresses'
import { MAX_INVITED } from '@pasok/domain/team/team.constants'
import {
  distinctTargets,
  findTargetProblem,
  sameEmail,
  type Target,
} from '@pasok/domain/team/invitations/invitations.rules'
import { invitationTexts } from '@pasok/domain/team/invitations/invitations.texts'
import { useState } from 'react'
import { useTx } from '../../../lib/texts'

/** Characters that end an address while typing, except within a quoted name. */
const ENDS = /[,;\n]\s*$/
const isEnded = (text: string) => ENDS.test(text) && (text.match(/"/g)?.length ?? 0) % 2 === 0

/** Formats an address for editing, with the name in quotes if it contains a separator. */
const textOf = ({ email, name }: Target) => {
  if (name === '') return email
  return /[,;]/.test(name) ? `"${name}" <${email}>` : `${name} <${email}>`
}

/** Why an address was not invited, and whether it can be sent again unchanged. */
interface AddressRefusal {
  why: string
  waits: boolean
}

/** The addresses to invite and the text in the field, with the server's error for each address. */
export function useAddresses() {
  const tx = useTx()
  const [targets, setTargets] = useState<readonly Target[]>([])
  const [typed, setTyped] = useState('')
  const [refusals, setRefusals] = useState<ReadonlyMap<string, AddressRefusal>>(new Map())
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
    return problem ? tx(problem, { email }) : refusals.get(sameEmail(email))?.why
  }
  const over = targets.length - MAX_INVITED
  return {
    targets,
    typed,
    type: (text: string) => (isEnded(text) ? void take(text) : setTyped(text)),
    /** Adds the text in the field. @returns all addresses. */
    settle: () => (typed.trim() === '' ? targets : take(typed)),
    /** Adds pasted addresses immediately if there are several. */
    paste: (text: string): boolean => {
      if (readAddresses(text).length < 2 && !isEnded(text)) return false
      take(`${typed}\n${text}`)
      return true
    },
    remove,
    /** Sets the company's name, which prefills its registration. */
    rename: ({ email }: Target, name: string) =>
      setTargets((before) => before.map((one) => (one.email === email ? { email, name } : one))),
    /** Moves an address back into the field for editing, after adding the text that is there. */
    mend: (target: Target) => {
      if (typed.trim() !== '') setTargets(distinctTargets([...targets, ...readAddresses(typed)]))
      remove(target)
      setTyped(textOf(target))
    },
    problemOf,
    /** Returns true when the address must be edited; one that only has to wait can be sent again unchanged. */
    isStuck: (target: Target): boolean =>
      findTargetProblem(target) !== undefined ||
      refusals.get(sameEmail(target.email))?.waits === false,
    tooMany: over > 0 ? tx(invitationTexts.tooMany, { over }) : undefined,
    /** Leaves the addresses that were not invited, in the form, with the reasons. */
    keep: (left: readonly (Target & AddressRefusal)[]) => {
      setTargets(left.map(({ email, name }) => ({ email, name })))
      setRefusals(new Map(left.map(({ email, why, waits }) => [sameEmail(email), { why, waits }])))
    },
    isChanged: targets.length > 0 || typed.trim() !== '',
  }
}
export type Addresses = ReturnType<typeof useAddresses>
